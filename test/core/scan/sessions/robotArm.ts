import { conversation, edit, read, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const robotArm = labelled(
	"robot arm in ROS, simulation only, wrong frame",
	conversation(
		turn(
			"gripper goes 4 cm too deep when picking from the conveyor. only touch grasp_planner, the driver is certified",
			read("/ws/src/grasp_planner/planner.py"),
			say(
				"I think the tool offset is added twice: once in the URDF and once in `plan_grasp`. I'll drop it from the planner.",
			),
			edit("/ws/src/grasp_planner/planner.py", "", "pose.z -= TOOL_OFFSET"),
			run("colcon test --packages-select grasp_planner", 0, "3 packages finished"),
			say("Done, the offset now comes from the URDF only."),
		),
		turn(
			"tried in sim: now it stops 3 cm above the part",
			say(
				"Then my assumption was wrong, the URDF offset belongs to the old gripper. The depth error comes from the camera frame: the point cloud is in `camera_link`, not in `camera_optical_frame`.",
			),
			edit("/ws/src/grasp_planner/planner.py", "tf.transform(cloud, 'camera_optical_frame')"),
			run("colcon test --packages-select grasp_planner", 0, "3 packages finished"),
			say("The cloud is transformed through the optical frame and the offset is back in place."),
		),
		turn(
			"better, picks 10/10 in sim. hardware is booked for wednesday, we test there",
			say("For the hardware run I'd lower the approach speed to 20 % in `params.yaml` first."),
		),
		turn(
			"ok do it",
			edit("/ws/src/grasp_planner/params.yaml", "approach_speed: 0.2"),
			say("approach_speed is 0.2 now. Remember to put it back to 0.6 after the test."),
		),
	),
	{
		unfinished: [
			["hardware is booked for wednesday, we test there"],
			["Remember to put it back to 0.6 after the test."],
		],
		decisions: [
			["I'd lower the approach speed to 20 % in `params.yaml` first."],
			["The cloud is transformed through the optical frame and the offset is back in place."],
		],
		corrections: ["tried in sim: now it stops 3 cm above the part"],
		constraints: ["only touch grasp_planner, the driver is certified"],
		attempts: [
			[
				"my assumption was wrong, the URDF offset belongs to the old gripper.",
				"I'll drop it from the planner.",
				"tried in sim: now it stops 3 cm above the part",
			],
		],
		lessons: [
			"The depth error comes from the camera frame: the point cloud is in `camera_link`, not in `camera_optical_frame`.",
		],
		traps: ["I'll drop it from the planner."],
	},
);
