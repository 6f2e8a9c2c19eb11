import type { Catalogue } from "../role";

/** Direct closures (R-000-14), pauses (R-000-17), and the goodbyes outside the lists (R-000-19). */
export const english: Catalogue = {
	lang: "en",
	classes: {
		adj: `
		great|good|perfect|awesome|amazing|wonderful|excellent|fantastic|brilliant|helpful|useful|cool|nice|fine|ok|
		okay|alright|lovely|sweet|neat|terrific|right|correct|easy|clear|exactly right|beautiful|fabulous|incredible|
		impressive|enough
	`,
		when: `
		later[ on]|soon|then|around|again|tomorrow[ <part>]|tmr|tmrw|tmw|tomoz|2moro|2morrow|tonight|this (afternoon/
		evening)|[on/next/this] <day> [<part>]|next (week/month/time/year/session)|in the (morning/afternoon/evening)|
		first thing <when>|after (lunch/dinner/breakfast/work/the weekend/the holidays/the break/the trip/my vacation/
		my break/the meeting/new year)|in <span>|in a (bit/while/sec/minute/moment/few/few hours/few minutes/few days/
		couple of hours)|another (day/time)|the next day|l8r|l8er|up|back here
	`,
		part: "morning|afternoon|evening|night|then|at <number>|first thing",
		number: "1|2|3|4|5|6|7|8|9|10|11|12|15|20|25|30|45|60|90|two|three|five|ten|fifteen|twenty|thirty",
		span: `
		(a/an/one/1/half an/half a) (hour/minute/min/day/week/hr)|<number> [or so ](hours/hour/minutes/minute/mins/min/
		m/h/hrs/days/weeks)|<number>|a bit|a while|a sec|a second|a moment|a minute|a few[ minutes/ hours/ days/ mins]|
		a couple of (minutes/hours/days)|now|the day|the night|the evening|today
	`,
		day: `
		monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thurs|fri|sat|sun|weekend|
		the weekend|monday morning
	`,
		you: "you|ya|u|yall|you all|you guys|everyone|everybody|all",
		im: "i am|im|i|ill be|i will be|i m|we are|were|am|gonna be|will be",
		mustgo: `
		i have to|i need to|i must|ive got to|ive gotta|i gotta|i got to|gotta|gotta go|got to|have to|need to|must|
		i should|im going to|i am going to|im gonna|imma|ima|i will|ill|time to|its time to|it is time to|
		time for me to|time 2|going to|gonna|off to|have 2|gotta go and|i really (must/have to/need to/should)|i better|
		i had better|id better|let me|we need to|we have to|about to|im about to|i am off to|im off to
	`,
		go: `
		go|leave|run|head out|head off|head home|head|bounce|dash|split|get going|be going|be off|get off|log off|
		log out|sign off|jet|scoot|bail|skedaddle|dip|roll|go home|run off|get out of here|leave you|go now|
		say (goodbye/bye/good night/farewell)|get some (sleep/rest/shut eye/shuteye)|go (to bed/to sleep/sleep)|sleep|
		get to bed|head to bed|hit the (sack/hay/road/bed)|crash|turn in|call it (a day/a night/quits/it)|shut (the lid/
		the laptop/my laptop/it/this/my computer/my pc/the computer) [down]|close (the lid/my laptop/the laptop/
		the computer/my computer)|go touch [some ]grass|touch [some ]grass|wrap up|clock out|rest|hop off|take off|
		drop off|disconnect|shut down|power down|sign out|say my goodbyes
	`,
		errand: `
		[go ](pick up/get/grab/fetch/collect/drop off/feed/see to/put/bathe) [up ][my/the] (kid/kids/son/daughter/
		children/wife/husband/girlfriend/boyfriend/baby/dog/cat/cats/boys/girls/mail/groceries/laundry) [to bed/
		to school/from school/from daycare/up/for a walk]|[go ]walk [my/the] (dog/dogs)|[go ](grab/get/eat/have/make/
		cook/prepare/take/fix) [some/a/my/a quick/a bite of] (lunch/dinner/breakfast/coffee/tea/food/a bite/a snack/
		bite/snack/something to eat/nap/shower/break/breather/walk/smoke/drink/supper/brunch/cup of coffee/cup of tea/
		bath)|[go/run/head/get/hop/jump/dash/pop/off/be off/go off/move] [over ](to/into/in/on/for/out for/off to/
		in to) [a/an/the/my/another/some/a quick] (meeting/call/lunch/dinner/breakfast/coffee/gym/store/shop/
		appointment/dentist/doctor/doctors/class/school/work/airport/station/standup/stand up/walk/run/smoke/nap/
		interview/party/zoom/lecture/supper/break)|catch (a/my/the) (train/bus/flight/plane/ride)|[go/take/do] a (walk/
		nap/shower/break/smoke)|eat|lunch|dinner|breakfast|coffee|go eat|get food|step (out/away)|run an errand|
		run (some/a few) errands|go shopping|take (a call/this call/a quick call)|answer the door|get the door|
		stretch my legs|cook|be somewhere|pee|use the (bathroom/restroom/toilet)|go afk
	`,
		devices: `
		laptop|computer|pc|machine|mac|macbook|lid|shop|office|ide|editor|terminal|tab|window|book
	`,
	},
	direct: `
		(ill be/i will be/i shall be/i must be/gotta be/got to be/i better be/i should be/time to be/
		id better be) (going/leaving/off/on my way/heading out/running along) [now/then/soon]|(leaving/going/
		heading off) now|its time (to say goodbye/to part/to leave/for me to leave/for me to go/i left/i go/i went)|
		(well/we will/we shall/til we/till we/hope we) (meet/speak/chat/talk) again [soon]|(chat/speak/talk/write) soon|
		dont be a stranger|stay (cool/well/awesome/golden/gold/out of trouble/classy)|have a (nice/good/great) life|
		(until/till/til) (later/soon/another day/another time/we talk again/next session)|bye (felicia/cruel world)|
		so long <who>|so long for now|parting is such sweet sorrow|(ive/i have) (enjoyed/loved) (talking/chatting/
		speaking/our chat/our conversation/our talk/this/this chat/this conversation) [to/with] [you] [today]|(thanks/
		thank you) for (chatting/talking/the chat/the talk/the conversation/your company) [with me/to me] [today]|(nice/
		good/great/lovely) (chatting/talking/speaking/conversing/working) [to/with] [you] [today/again]|(ill/
		i will) (be seeing/catch/meet) (you/ya) [<when>]|catch (you/ya) on the (flip side/flipside)|(that/
		this) was a (great/good/nice/lovely/fun/wonderful/pleasant) (chat/talk/conversation/session)|(great/good/nice/
		fun/lovely) (chat/talk) [<when>]|(i/we) (had fun/had a good time/had a great time/had a blast) [talking/
		speaking/chatting/working] [to/with] [you] [today]|(it was/its been/it has been) (great/nice/good/lovely/fun/
		a pleasure) [to have/having] (this/a/our/that) (conversation/chat/talk/discussion) [with you]|bye[ bye]|bye bye|
		buh bye|buhbye|bubye|byes|goodbye|good bye|g bye|gbye|goodby|bubbye|bai|baii|bbye|bibi|(goodbye/bye/farewell/
		good bye/fare well/fairwell) (for now/now/then/all/you/to you/for today/again/until <when>/till <when>/see you)|
		farewell|fairwell|fare well|fare thee well|so long|cheerio|toodles|toodle oo|toodle pip|tootles|ta ta|tata|
		ta ta for now|ttfn|cherio|cheerio then|pip pip|tally ho|see (you/ya/u) [all/guys/there/here] [<when>]|
		cya[ <when>]|c ya|c u|cu|see u|seeya|cyaa|seeyou|sya|see you [<when>] <when>|see you on the other side|
		see you in the next (session/one/chat)|(ill/i will/will/we will/well) (see/talk to/speak to/catch/ping/
		chat with) (you/ya/u) [<when>]|be seeing (you/ya)|hope to (see/talk to/speak to) you [<when>]|
		ill see you around|(talk/speak/chat/write/catch) [to/with] [you/ya/u] [up] <when>|talk to (you/ya/u) <when>|
		ttyl|ttys|tty tomorrow|t2yl|ttyl8r|talk to you|well talk <when>|we will talk <when>|catch (you/ya/u) [<when>]|
		lets (talk/speak/chat) <when>|until (next time/tomorrow/then/we meet again/<day>/next week)|till (next time/
		tomorrow/then/we meet again/<day>/next week)|til (next time/tomorrow/then)|g2g|gtg|gotta go|got to go|gotta run|
		gotta bounce|gotta jet|gotta dash|gotta head[ out]|<mustgo> <go> [<when>/for now/for today/for the day/
		for the night/now/then/already/soon/back]|<mustgo> go <who>|im (off/out/leaving/outta here/out of here/
		heading out/heading off/heading home/gone/logging off/signing off/done for <span>/finished for <span>/
		off for <span>/off now/off to bed/off home/out for <span>/out now)|i am (off/out/leaving/finished for <span>/
		off for <span>/off now/off to bed/off home/out for <span>)|(logging/signing/clocking/checking/hopping/heading/
		dropping/dozing) (off/out) [now/here/for now/for <span>/then]|<name> (signing/logging) (off/out)|l signing off|
		shutting down for <span>|peace out|outta here|out of here|and im out|over and out|im calling it [a (day/night)]|
		signing off from here|(calling/callin/call) it (a day/a night/a nite/for <span>/quits for <span>/quits)|(lets/
		we can/can we/i will/ill/shall we/ok to/time to/gonna/going to) call it (a day/a night/a nite/quits/here/
		for <span>)|lets call it [there/here]|good (night/nite) [all/now/then/then]|gnight|gn|g night|goodnight|
		goodnite|nighty night|night night|nite nite|nite|gnite|nighty|sleep (well/tight)|sweet dreams|
		have a good (sleep/rest)|night then|night all|good evening signing off|have a (good/great/nice/lovely/wonderful/
		fantastic/pleasant/blessed/restful/safe) (day/night/one/evening/weekend/afternoon/time/trip/rest of your day/
		rest of the day/week/holiday/vacation)|enjoy (your/the) (day/evening/weekend/night)|take care[ of yourself]|
		take it easy|stay safe|be well|be good|happy weekend|have a good weekend [all]|til next time|keep in touch|
		be safe|stay well|afk for [<span>/today/the day/the night/a while/a bit]|eod for me|end of day for me|
		that is it from me|thats it from me|thats it for me|that is it for me|thats me done[ for <span>]|
		thats me for <span>|thats a day|thats eod|(that is/thats/thatll be/that will be/this is/that was) (all/it/
		enough/everything/a wrap/plenty) [from me] for (today/tonight/the day/the night/this session/this evening/
		the week/this week/me today/me tonight)|enough for (today/tonight/the day/one day/me today)|done for (today/
		tonight/the day/the night/the week)|all done for (today/tonight/the day)|finished for (today/tonight/the day)|
		were done for (today/tonight/the day)|we are done for (today/tonight/the day)|no more [changes/work] for (today/
		tonight)|no more today|lets (wrap/stop/end/finish/quit/leave it/close/leave it there) [it/this/here/things] [up/
		there] [here/for] (today/tonight/for today/for tonight/for the day)|lets (stop/end/finish) here for <span>|
		(wrap/wrapping) it up for <span>|lets wrap [it/this/things] [up] for <span>|(wrapping/winding) (up/
		down) for <span>|stopping here for <span>|were stopping here for <span>|(glad/nice/great/good/lovely/pleasure/
		a pleasure/fun/wonderful/enjoyable/pleasant/awesome) (we got to talk/we got to chat/we got to speak/to (talk/
		chat/speak/work/converse/have talked/have worked)/having (talked/worked/chatted)/talking/chatting/speaking/
		working/conversing/getting to (talk/chat/know)) [to/with] [you/it out with you/ya] [again/today/here] [<when>]|
		(it was/it is/its/i am/im/that was/this was/it has been/its been/always/was) [so/really/very/a] (nice/great/
		good/glad/pleasant/pleasure/enjoyable/lovely/fun/happy/wonderful/awesome/delightful) [to/we/having/
		being able to/i got to/we got to/that we/a] (talk/talking/chat/chatting/speak/speaking/converse/conversing/work/
		working/get in touch/getting in touch/talked/chatted/conversation/a conversation/talk it out/catching up/
		catch up/be able to chat/be able to talk/get to talk/get to chat) [to/with] [you] [again/today]|(i/we) (enjoyed/
		loved/liked) (talking/chatting/speaking/our chat/our conversation/our talk/conversing/working/our time/
		this chat/this conversation) [to/with] [you] [today]|(great/good/nice/lovely) (chat/talk/conversation/talking/
		chatting/seeing you/session/chatting with you/talking to you/speaking with you)|this was a (great/good/
		nice) (conversation/chat/talk/session)|until we (meet/speak/talk/chat) again|(i/we) look forward to (talking/
		speaking/chatting/working/seeing you) [to/with] [you] [again/soon/<when>]|looking forward to (talking/speaking/
		chatting/working) [to/with] [you] [again/soon/<when>]|(it has been/its been/been) (good/nice/great/fun/
		a pleasure/real) [to (talk/chat/speak)/talking/chatting/speaking] [to/with] [you]|lets (say goodbye/part ways)|
		my time here is (done/up)|catch you on the flip side|see you on the flip side|smell ya later|
		hasta la vista baby|after while crocodile|in a while crocodile|deuces|stay classy|syonara|sayonara|adios|
		i (quit/resign/give up) for (today/tonight/you (can/may) go now|you are dismissed|dismissed|
		i no longer need (you/your help/any help/any more help)|i dont need (you/your help) (any longer/any more/
		anymore/now)|(thatll do/that will do/that should do) [it] for (today/tonight/now)|closing (up/down) for <span>|
		closing up shop|closing shop|knocking off[ for <span>]|packing (up/it in)[ for <span>]|pack it in|lets pack (up/
		it in)|lets pack up for <span>
	`,
	directAlone: `
		later|laters|later <who>|l8r|l8rs|laterz|peace|exit|quit|end|bye q|q bye|logout|log out|log off|sign off|
		signoff|shutdown|shutting down|shutting down now|eod|eow|end of day|end of the day|end of week|afk|wq|
		calling it|call it|im done|i am done|im all done|were done|we are done|done for now|im finished|all done|
		im done here|we are done here|were done here|done here|im done now|finished here|i think (were/we are/im/
		i am) done [here]|(wrap/wrapping/wind/winding) (it/things/this) (up/down)|lets wrap [it/this/things] [up]|
		wrapping up [now/here]|wrap it|lets (finish/stop/end) [it/this] [here/there]|ill stop here|i will stop here|
		stopping here|we can stop here|we will stop here|lets leave it (here/there/at that)|leave it (here/
		there) for now|ill leave it (here/there/at that)|(that is/thats/that was/thatll be/that will be/that would be/
		thatd be/it is/its/that should be/that is about/thats about) (all/it/everything/about it/a wrap/the end/enough/
		all folks/plenty/all good) [i (need/needed/want/wanted/have/had/wish)] [right/just/for] [now/from me/for now/
		of it/me now/the moment/the time being/you/here/at the moment/for the moment/for me now/at this time/thank you]|
		(that is/thats/that was/that) (all/everything) [the] [help/info/information/assistance] [that] i (need/needed/
		want/wanted/was looking for/required/require) [from you] [for/right/at] [now/the moment/today/this moment/
		this time/help with]|thats (it/all) [for/from] (now/me/us/here)|that is (it/all) [for/from] (now/me/us/here)|
		thats all folks|all for now|enough for now|this much is (enough/okay/ok/fine/good) [for now]|(thatll/that will/
		that should/i think thatll/i think that will) (do/do it/do for now/suffice)|nothing (else/more/
		further) [for now/at the moment/right now/today/now/to help/needed/i need]|nothing more from me|
		nothing else from me|i need nothing (more/else/further) [for now]|nothing (for now/right now/at the moment/now)|
		i (dont/do not) (need/require/want) (further/more/other/additional/extra) (help/assistance/support) [now/
		right now/for now/today/at the moment]|i (dont/do not) (need/require/want) (anything/any) (else/more/help/other/
		further) [help/assistance] [right now/for now/at the moment/today/with anything else/now]|i (dont/do not) (need/
		want) (help/more help) [with] [anything/anything else/any more]|(no/without) (more/further) (help/questions/
		assistance/requests) [needed/required/from me/for now]|i have no (more/further/other) questions|(im/i am/were/
		we are) (all set/set/all good/good to go/good now/okay now/done here) [for/right] [now/today/the moment]|(im/
		i am) (good/fine/okay/ok) (for/right) (now/today/the moment)|all set|all good [for] [now/here]|were (good/
		all set/all good) [for/here] [now]|we are (good/all set/all good) [for/here] [now]|good to go|youre (good/
		all set/done/free to go)|you are (done/free to go/all set)|good for now|im good[ for] now|nice to see you again|
		gotcha bye|off i go|im gone|over and out|end (chat/conversation/transmission/of transmission/of line)|
		close (chat/conversation/this chat/the chat/the chat window/chat window)|prepare to close [the/this] (chat/
		chat window/window/session)|closing (the/this/my) (chat/chat window/window/tab)|stop for (today/tonight/now)|
		get (some/a little/a bit of) (rest/sleep)|rest now|sleep now|sleep|rest|good morning bye|that about (covers/
		does/wraps) it [up] [for] [now/today]|that (covers/does) it [for] [now/today]
	`,
	farewell: `
		adieu|au revoir|arrivederci|auf wiedersehen|ciao|hasta la vista|bon voyage|(closing/shutting/closed/folding/
		im closing/i am closing/im shutting/i am shutting/i have to close/have to close/have to shut/gotta shut/
		need to shut/shut) (the/my/this/up the/up) (laptop/lid/computer/pc/mac/macbook/shop/office/notebook) [now/down/
		for <span>]|(im/i am/were/we are/about to/i will be/ill be/time to/have to/need to/got to) [heading/head/
		leaving/leave/going/go/packing/pack] (out/off/home/the office/work/up/to bed/home now/the building/for the day/
		for home)|(heading/headed/leaving/going) (out/home/off/the office/to bed/to sleep/to the pub/to the airport/
		for home/for the day/work now/on vacation/on holiday/on leave) [now/then/for <span>]|(thats/that is/that was/
		ok thats) (the demo/the whole demo/the end of the demo/the show/a wrap/all folks/everything i wanted to show/
		the end of the show/the end)|and thats a wrap|its a wrap|end of (demo/the demo/the show/presentation/my shift)|
		demo (done/over/is over/is done/ends here/finished/complete)|showed you everything|thats the end of (the/my/
		this) (demo/presentation/show/day/shift/session)|the demo is (over/done)|(talk/catch up/meet/speak/sync/ping me/
		reconnect/regroup/call me/chat/touch base) <when>|ping me (on <day>/<day>/tomorrow/<when>)|
		catch up (after the trip/<when>)|back (on/next) <day>|back <when>|(well/we will/lets/we/ill/i will) (continue/
		resume/pick up/reconvene/regroup) [this/it/things/up/from here/there/here] (tomorrow/on <day>/next week/
		next time/<day>/in the morning)|(bed/bedtime/bed time/sleep/sleepy/sleeping/nap) time[ for me]|bedtime|
		time (for bed/to sleep/to hit the sack/to hit the hay/to rest/to go home/to clock out/to pack up/for me to go/
		for sleep/to call it)|hitting the (sack/hay/road/bed/pillow/gym)|(hit/gonna hit) the (sack/hay/road/bed)|
		lights out|crashing[ now]|im (beat/exhausted/knackered/wiped/fried/spent/toast/falling asleep/so tired/
		too tired/sleepy/dead tired) [for today/now]|off to (bed/sleep/dreamland/home)|going to (sleep/bed)|
		turning in[ for the night]|my (bed/pillow) is calling|my (brain is fried/eyes are closing/brain is done/
		brain is mush)|(catch/get/catching/getting) some (zs/zzz/sleep/shut eye/rest)|zzz|zz|(my/our) (shift is/shifts/
		day is/days/workday is/work day is/time is/work here is) (over/done/up/finished/through/ending)|(shift/day/
		workday) (over/done/is over)|punching out|clock out|off the clock|off duty|time (flies/to go)|beer (oclock/time/
		o clock)|pub time|its (late/getting late/past my bedtime/home time/quitting time/beer oclock/5 oclock/bedtime/
		time to go) [here/now]|getting late|quitting time|home time|school (is calling/time)|duty calls|the (wife/kids/
		boss/family/bed) (is/are) calling|wife is calling|touching grass|see you in the (funny papers/morning/
		next life)|(battery/laptop battery/my battery) (is dying/dying/is about to die/almost dead/at <number>)|(my/the/
		trains/train is/bus is) (pulling in/arriving/here/leaving/boarding/stop is next)|(boarding/landing) (now/soon)|
		my (flight/train/bus/ride/uber/taxi/stop) is (here/boarding/leaving/next/arriving/coming)|
		elvis has left the building|exit stage left|curtain[s] (down/falls)|thats my cue|ill be (gone/away/off/out/
		offline/ooo/out of office) (<when>/until <when>/till <when>/for <span>/all week/for the weekend)|(ooo/
		out of office/offline) (until/till/for/from) (<when>/<span>/now)|going (offline/dark/on vacation)|sleep <who>|
		rest <who>|that concludes (the/our/my) (demo/session/presentation/day/work/meeting) [for today]|happy (holidays/
		friday/new year/easter/christmas)|merry christmas|tgif|back to (real life/reality)|mic drop|
		live long and prosper|may the force be with you|over to tomorrow|tomorrow is another day
	`,
	pause: `
		(lets/let us/i will/ill/im going to/i am going to/gonna/going to/time to/we should/i need to/we can/i have to/
		ill have to/we will/well/must/gotta) (pause/take a break/take five/take 5/take a breather/stop here/break/
		pause here/hold here/park this/park it here/stop) [it/this/here] [for] [now/here/a bit/a while/a moment/lunch/
		dinner/the meeting/the moment/<span>/a sec] [and (continue/resume/pick up) <when>]|(pausing/taking a break/
		taking five/taking 5/taking a breather/breaking/stopping) [here/now/it/this] [for] [lunch/dinner/now/a bit/
		a while/<span>/coffee/a moment/the moment]|(quick/short/little/lunch/coffee/tea/bio/dinner/smoke/bathroom/
		toilet/small) break [time/now]|break time|breaktime|time for (a break/lunch/dinner/coffee/a coffee/breakfast/
		food/a nap/tea/a walk)|(lunch/dinner/coffee/food/tea) (time/is ready/calls)|tea time|(dinners/lunchs/foods/
		lunch is/dinner is/food is) (ready/here/served)|brb|brb <tail>|brb in <span>|bbl|bbiab|bbs|biab|be right back|
		be back <when>|(ill/i will/will/im/i shall/be/ill probably) [be/come/get] back [to (this/it/you/that/
		the session/our chat)] [<when>] [<when>]|back (later/soon/shortly/in <span>/tomorrow/in a bit/in a while/
		in a sec/after lunch/after dinner/at <number>/by <number>/<when>)|(ill/i will/will) (return/continue/resume/
		pick (this/it) up/pick up/look at (this/it)/finish (this/it)/get to (this/it)/do (this/it)) [this/it/here/
		from here/where we left off] <when>|gimme <span>|give me <span>|need <span>|(ill/i will/we will/well/we can/
		lets/i can/we/can we/i/we should/we could) (come back/get back/return/circle back) to (this/it/that/
		the rest) (<when>/some other time/another time/another day)|(ill/i will/we will/well/we can/lets/i can/we/
		we should) (continue/resume/finish/pick up/carry on/go on) [this/it/here/up/with this/from here/on this/
		the rest/where we left off/our work] <when>|(to be/tbc) continued[ <when>]|continue (this/it) <when>|
		resume (this/it) (<when>)|pick (this/it/things) [back] up [again] <when>|lets (continue/resume/pick this up/
		pick it up/leave it) <when>|(on/in/into/at/need a/have a/got a/another/to a/running late for a/late for my/
		joining a/have another/got to join a/heading into a/jumping on a/hopping on a) (meeting/call/lunch/break/
		standup/interview) (now/in <span>/soon/brb/starts/starting)|meeting (in <span>/now/soon/starting/starts/time/
		is starting/starts in <span>/at <number>)|(lunch/dinner) (now/in <span>/first/break)|i have a (meeting/call/
		class/appointment/dentist appointment/doctors appointment/thing) [now/in <span>/soon/starting]|
		<mustgo> <errand> [now/for <span>/brb/real quick/quickly/first/soon]|(grabbing/getting/eating/having/making/
		cooking/taking) [some/a/my/a quick] (lunch/dinner/breakfast/coffee/tea/food/bite/snack/nap/shower/walk/break/
		breather/supper/cup of coffee)|(running/going/heading/headed/off/stepping/popping/out/dashing/jumping/hopping/
		rushing/walking) (to/into/in/on/for/out for/out to/off to/over to/in to) [a/an/the/my/another/grab/get/some/
		have] (meeting/call/lunch/dinner/breakfast/coffee/gym/store/shop/appointment/dentist/doctor/doctors/class/
		school/walk/smoke/nap/interview/supper/bite/brunch/toilet/restroom/bathroom/shops/lecture) [now/brb/for <span>/
		first/quickly/real quick]|at lunch|(stepping/step) (away/out/afk) [for <span>/from my desk/from the keyboard/
		from the computer/a bit/now]|(going/im/i am/be/gonna be/will be) (afk/away) [for] [<span>/a bit/now]|afk (brb/
		<span>/for <span>/a bit)|away from (keyboard/my desk/my computer) [for <span>/now]|out for (lunch/dinner/coffee/
		a bit/a while/<span>)|(hold/keep) that thought|someones at the door|(phone is ringing/phones ringing/
		my phone is ringing)|walking the dog|picking up (the/my) (kids/kid/son/daughter/children/wife)|gotta take (this/
		a call/this call)|taking (this/a) call|i (need/want/could use/deserve) (a/some) (break/nap/coffee/rest/breather/
		sleep/food/lunch) [now/first]
	`,
	pauseAlone: `
		pause|pause (here/now/this/for now/session/the session/it/everything)|please pause|hold for now|break|lunch|
		dinner|park (it/this) [here] [for now]|lets (park/shelve) (this/it) [for now/here]|lets (continue/resume) later|
		later then|not now later|continue later|maybe later|resume later|tomorrow|tomorrow then|
		see how it goes tomorrow|stop for (lunch/dinner/now/a bit)|(im/i am) (tired/hungry/busy now) [now]|
		hold on for (lunch/<span>)|be back|back soon
	`,
	handoff: `
		handoff|hand off|handover|hand over|codi handoff|codi hand off|(kick off/trigger/do/run/make/start/save/ship/
		create/begin/perform) [a/the/codi] (handoff/hand off/handover)|save state|save the state|save session|
		save the session|compress|compress [the/this/our] (conversation/context/chat/session)|(session/chat) (close/
		end)|(close/end/finish/wrap up/close out/terminate/finalize) [the/this/our/my] session|close out|wrap up|
		end of session|wrap up for the day|lets wrap up the session|checkpoint|checkpoint and (close/stop/end)|
		wrap the session|compact and (close/stop/end)
	`,
	filler: `
		(thats/that is/that was/this is/this was/its/it is/it was/thatll be/that would be) [so/very/really/pretty/quite/
		just/absolutely/super/all] <adj>|i hope so [too]|i (got/have) (everything/all) i (need/needed) [for now]|ok|
		okay|okey|okie|okey dokey|k|kk|alright|all right|alrighty|alrighty then|right|well|so|oh|ah|um|hmm|hm|hey|
		anyway|anyways|anyhow|now|then|so then|and|but|for now|right now|at the moment|for the moment|for today|
		for tonight|today|tonight|just|really|very|too|again|also|guess|i guess|i think|i suppose|well then|maybe|
		probably|yes|yeah|yep|yup|yea|ya|aye|no|nope|nah|nay|not now|not right now|not at this time|not at the moment|
		not at this moment|not yet|not today|not really|nothing|nothing really|none|no worries|no problem|np|never mind|
		nevermind|nvm|its ok|its okay|it is ok|thats ok|thats okay|that is ok|thats alright|thats fine|that is fine|
		its fine|it is fine|its alright|fine|its fine for me|dont bother|dont worry|no need|i see|got it|gotcha|
		understood|i know|sure|of course|sorry|sorry about that|lol|haha|hahaha|hehe|hihi|lmao|xd|omg|wow|whoa|yay|
		woohoo|woot|phew|finally|at last|amazing|awesome|great|perfect|excellent|wonderful|fantastic|brilliant|superb|
		cool|nice|sweet|lovely|neat|good|very good|super|splendid|terrific|fabulous|beautiful|love it|i love it|
		i like it|like it|nicely done|well done|good job|great job|nice job|good work|nice work|great work|good stuff|
		great stuff|solid work|stellar work|impressive|incredible|fair enough|sounds good|sounds great|sounds perfect|
		sounds fine|sounds very good|that sounds good|that sounds great|that sounds perfect|that sounds terrific|
		that sounds fine|sound good|looks good|looks great|looks perfect|lgtm|that works|it works|works|works great|
		works perfectly|it works now|works now|its working|its working now|everything works|all works|all good|
		all is well|all done|done|im (good/fine/okay/ok)|i am (good/fine/okay/ok)|thats great|thats good|that is great|
		that is good|thats perfect|that is perfect|thats cool|thats nice|thats awesome|thats amazing|thats wonderful|
		that was (great/helpful/perfect/awesome/good/amazing/very helpful/a good help/fun)|that is (right/correct)|
		(thats/that is/that was/this is) [exactly/just] what i (need/needed/want/wanted/
		was looking for) [for the moment/now/right now/for now]|you did a (good/great/nice/fine/wonderful/
		fantastic) job|thats (right/correct)|this is (great/perfect/awesome/amazing/good)|its (great/perfect/good/
		awesome)|it is (great/perfect/good/awesome)|that (seems/looks/is) (good/great/perfect/right/fine)|that helps|
		that helped|it helps|this helps|very helpful|so helpful|helpful|problem solved|solved|fixed|it is (done/fixed/
		solved)|its (done/fixed/solved)|i appreciate|my|a|the|me|from me|for me|you|from my side|from my end|on my end|
		here|there|over here|on that note|good luck|have fun|godspeed|god bless|in that case|as always|<who>|hey <who>|
		hi|hello|yo|everyone|all|friends|x|xx|xxx|tc|cheers|end of story|no more|no more (changes/questions/edits)|
		you too|same to you|likewise|and you|if i need (anything/something/more/you)[ else]|ill (let you know/
		be in touch/reach out/ping you/call you/try it/try that/test it/check it/take it from here/get back to you/
		think about it/do it myself/take a look/manage) [if i need (anything/something/you) [further/else/more]/soon/
		when i need you/then]|i (certainly/surely/definitely) will|i will|will do|im sure i will|
		not that i can think of|not that i know of|i dont think so|forget [about] it|just forget [about] it|
		just checking|whatever|been a (long/great/good/productive/fun) (day/night/session/one)|its been a (long/great/
		good/productive/fun) (day/night/session/one)|(long/great/good/productive/fun) (day/night/session/work today)|
		what a (day/session/night/ride)|my (wife/kids/girlfriend/boyfriend/husband/boss) (is/are) (waiting/calling)|
		my eyes hurt|im (tired/so tired/hungry/starving/late) [now]|i am (tired/so tired/hungry/starving/late) [now]|
		its (late/really late/getting late/very late) [here/now]|really late|dont (wait/wait for me/wait up)|
		keep up the good work|keep it up|till then|until then|with the rest|no rush|in the meantime|meantime|so far|
		peace and love|love|hugs|kisses|👍|👌|💪|🎉|🥳|😀|😃|😄|😁|😊|🙂|😉|😅|🤣|😂|😍|😘|🥰|😎|🤗|🙃|🔥|💯|✅|🚀|⭐|✨|💙|💚|💛|🧡|💜|🖤|❤|♥|👏|🙌|☺|😇|🤩|
		🥲|😢|😭|🍻|🍺|☕|🎊|💖|💕|♂|♀|🌟|🏁
	`,
};
