// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The types that sources of frames, views and panels share; there is no code here.

/**
 * A moment, as what changed since the frame that was shown before.
 * @typedef {object} Frame
 * @property {boolean} isReset whether all earlier frames are discarded
 * @property {number} frame the number of the frame; 0 is the start
 * @property {number} [left] the frame at which a recording was left: of its events none is later
 * @property {number} last the last frame that is known
 * @property {number} time virtual time, in seconds
 * @property {string} hash the hash of the state of all animators
 * @property {NewNode[]} nodes
 * @property {string[]} definitions elements of SVG that appearances refer to
 * @property {NodeAppearance[]} appearances
 * @property {Motion[]} motions
 * @property {Touch[]} touches all that are visible
 * @property {TimelineEvent[]} events those that are new
 * @property {XRayItem[]} [items] for the table of items
 * @property {XRayFrame} [xray] where it was asked for
 */

/**
 * A view or layer that is new; its number is that of later appearances and motions.
 * @typedef {object} NewNode
 * @property {number} number
 * @property {number} [parent] undefined is the screen
 * @property {number} [before] the sibling that is drawn right after it; undefined if it is the last
 * @property {string} name
 */

/**
 * How a node is painted from now on.
 * @typedef {object} NodeAppearance
 * @property {number} node
 * @property {string} markup SVG around the node's center
 * @property {string | number[]} [clip] what clips the children: a reference, or x, y, width, height, radius
 * @property {string} [mask]
 * @property {boolean} isShown
 */

/**
 * Where a node is from now on: points and radians clockwise, relative to the center of its parent.
 * @typedef {object} Motion
 * @property {number} node
 * @property {number} x
 * @property {number} y
 * @property {number} rotation
 * @property {number} scaleX
 * @property {number} scaleY
 * @property {number} shear
 * @property {number} opacity
 */

/**
 * A touch on the screen; its age goes from 0, while it is down, to 1, when it has faded.
 * @typedef {{x: number, y: number, age: number}} Touch
 */

/**
 * A contact, pause or resume.
 * @typedef {{frame: number, time: number, kind: string, text: string}} TimelineEvent
 */

/**
 * What the X-ray draws at one moment, in points of the screen. Points are flat lists of x and y.
 * @typedef {object} XRayFrame
 * @property {XRayItem[]} items
 * @property {{name: string, lines: number[][]}[]} boundaries
 * @property {number[]} contacts four numbers each: point and arrow
 * @property {{kind: string, points: number[]}[]} joints
 * @property {Record<string, number[]>} arrows by kind, four numbers each: start and vector
 * @property {Record<string, number[]>} probes by kind, four numbers each: point and vector
 * @property {XRayField[]} fields
 */

/**
 * An item that an animator moves.
 * @typedef {object} XRayItem
 * @property {string} name
 * @property {number} state 0 absent, 1 awake, 2 asleep, 3 anchored
 * @property {number} x
 * @property {number} y
 * @property {number} angle
 * @property {number} velocityX
 * @property {number} velocityY
 * @property {number} pullX
 * @property {number} pullY
 * @property {number[][]} outlines closed lines around the center, not rotated
 */

/**
 * A field; its region is relative to its position.
 * @typedef {{kind: string, x: number, y: number, region: number[][]}} XRayField
 */

/**
 * Where frames come from. A source shows each of them by a function that it was created with.
 * @typedef {object} FrameSource
 * @property {number} framesPerSecond
 * @property {(frames: number) => void} play time passes while the player plays, in frames
 * @property {() => void} idle time passes while the player is paused
 * @property {() => void} start the player begins to play
 * @property {() => void} pause the player pauses
 * @property {(frames: number) => void} step goes some frames forward or back
 * @property {(frame: number) => void} seek goes to a frame
 * @property {() => void} restart goes back to the start
 * @property {() => void} refresh shows the present frame once more
 */

export {};
