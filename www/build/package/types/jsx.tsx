// The tag in JSX, with the types of React. Nothing of this is run.

import { createRef } from "react";
import type { MagnusDerekElement } from "../../../table/element-types";

const table = createRef<MagnusDerekElement>();

export const page = (
  <magnus-derek
    ref={table}
    n={15}
    magnus="layers"
    derek="human"
    controls="minimal"
    readonly
    lang="de"
    className="wide"
    style={{ maxWidth: 480 }}
    onKeyDown={({ key }) => key.length}
    onmd-change={({ detail }) => detail.state?.visited.map((z) => z + 1)}
    onmd-lesson={({ detail }) => detail.why?.length}
  >
    The table with 15 positions.
  </magnus-derek>
);

// @ts-expect-error
export const few = <magnus-derek controls="few" />;
// @ts-expect-error
export const slip = <magnus-derek drek="human" />;
// @ts-expect-error
export const yes = <magnus-derek readonly="yes" />;
// @ts-expect-error
export const wrong = <magnus-derek onmd-change={({ detail }) => detail.visited} />;
