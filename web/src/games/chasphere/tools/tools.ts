// The game's tools on the server: what they ask and answer is generated.
import type { Tools } from "../../../generated/chasphere-tools";
import { toolsOf } from "../../../lib/api";

export const tool = toolsOf<Tools>("chasphere");
