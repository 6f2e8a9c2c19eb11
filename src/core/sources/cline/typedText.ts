/** What the user typed, out of the frame that Cline puts around it. Tags that the user wrote stay. */
export function typedText(text: string): string {
	const bare = text
		.replace(/<mode_notice>[\s\S]*?<\/mode_notice>/g, "")
		.replace(/<environment_details>[\s\S]*?<\/environment_details>/g, "")
		.trim();
	const framed = /^<(user_input|task|feedback|answer|user_message)(?: mode="[^"]*")?>([\s\S]*)<\/\1>$/.exec(bare);
	return framed?.[2] === undefined ? bare : typedText(framed[2]);
}
