// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file

// Written by .ci/embed from the files 'Client/*': edit those.

/// The files that are part of the code.
enum EmbeddedFiles {
  /// The texts by the names of their files.
  static let texts: [String: String] = [
"address.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The address of a page may carry a scene and a moment: #R3&set.gravity=2&t=1.5&xray=1&paused&speed=0.25

/**
 * @typedef {object} Address
 * @property {string} scene empty where there is none
 * @property {number} [time] seconds
 * @property {number} [xray] percent
 * @property {number} [speed]
 * @property {boolean} isPaused
 * @property {"light" | "dark"} [style] of the device
 * @property {Record<string, number>} parameters those that differ from the scene's own
 */

/** Before the name of a parameter. */
const prefix = "set.";

/**
 * Reads the part of an address behind its hash sign.
 * @param {string} hash
 * @param {boolean} hasScene whether the first part is a scene
 * @returns {Address}
 */
export function readAddress(hash, hasScene) {
  const parts = hash.replace(/^#/, "").split("&");
  const scene = hasScene ? decodeURIComponent(parts.shift() ?? "") : "";
  const values = new URLSearchParams(parts.join("&"));
  const number = (/** @type {string} */ name) => {
    const value = Number.parseFloat(values.get(name) ?? "");
    return Number.isFinite(value) ? value : undefined;
  };
  const xray = number("xray"), style = values.get("style");
  /** @type {Record<string, number>} */
  const parameters = {};
  for (const [name] of values) {
    const value = number(name);
    if (name.startsWith(prefix) && value !== undefined) parameters[name.slice(prefix.length)] = value;
  }
  return {
    ...(style === "dark" || style === "light" ? { style } : {}), parameters, scene, time: number("t"), speed: number("speed"), isPaused: values.has("paused"),
    xray: xray === undefined ? undefined : Math.round(Math.min(Math.max(xray, 0), 1) * 100),
  };
}

/**
 * Writes the part of an address behind its hash sign.
 * @param {Address} address
 * @returns {string}
 */
export function writeAddress({ scene, time, xray, speed, isPaused, parameters, style }) {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) values.set(prefix + name, String(Number(value.toFixed(6))));
  if (time !== undefined) values.set("t", String(Number(time.toFixed(4))));
  if (xray) values.set("xray", String(xray / 100));
  if (speed !== undefined && speed !== 1) values.set("speed", String(speed));
  if (style === "dark") values.set("style", style);
  return [encodeURIComponent(scene), values.toString(), isPaused ? "paused" : ""].filter(Boolean).join("&");
}

"""####,
"client.css": ####"""
:root {
  color-scheme: light dark;
  --page: #f1f0ec;
  --panel: #fbfaf8;
  --ink: #1d1e24;
  --soft: #666a77;
  --line: #dedcd5;
  --accent: #4f55c8;
  --hover: #eae8e2;
  --thumb: #ffffff;
  font: 14px/1.45 -apple-system, "SF Pro Text", Inter, "Segoe UI", Roboto, Helvetica, Arial, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #131317;
    --panel: #1b1b21;
    --ink: #ecebf0;
    --soft: #9b9ca9;
    --line: #2e2e37;
    --accent: #9aa0ff;
    --hover: #272730;
    --thumb: #d9d9e3;
  }
}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body {
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  background: var(--page);
  color: var(--ink);
  overflow: hidden;
}
header {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 24px;
  padding: 14px 22px 8px;
}
h1 { font-size: 17px; font-weight: 650; letter-spacing: -0.01em; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
h2 { font-size: 12px; font-weight: 600; color: var(--soft); margin: 0 0 8px; }
h2 small { font-weight: 400; font-size: 12px; margin-left: 4px; }
.readout { display: flex; gap: 22px; margin: 0; font-variant-numeric: tabular-nums; }
.readout { align-items: baseline; }
.readout div { display: flex; gap: 7px; align-items: baseline; }
.readout dt { color: var(--soft); font-size: 12px; }
.readout dd { margin: 0; white-space: nowrap; }
#time { min-width: 4.6em; }
#frame { min-width: 5em; }
#hash { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 12px; min-width: 16ch; }

main { display: grid; grid-template-columns: minmax(0, 1fr) 318px; min-height: 0; }
.device { display: grid; place-items: center; min-height: 0; min-width: 0; padding: 6px 22px 10px; position: relative; container-type: size; }
.device > svg { position: absolute; inset: 6px 22px 10px; width: calc(100% - 44px); height: calc(100% - 16px); user-select: none; }
.shadow { --ratio: calc(var(--width) / var(--height)); position: absolute; inset: 6px 22px 10px; margin: auto; width: min(100cqw - 44px, (100cqh - 16px) * var(--ratio)); aspect-ratio: var(--width) / var(--height); }
/* The body of the device, which begins four points inside the picture. */
.shadow::before { content: ""; position: absolute; inset: calc(400% / var(--height)) calc(400% / var(--width)); border-radius: calc(1400% / var(--width)) / calc(1400% / var(--height)); box-shadow: 0 10px 24px rgb(20 20 40 / 0.13); }
aside { display: flex; flex-direction: column; gap: 12px; min-height: 0; padding: 6px 22px 10px 0; }
.panel { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 12px 14px; display: flex; flex-direction: column; min-height: 0; flex: none; }
.panel.grows { flex: 1 1 120px; }
.scroller { overflow: auto; scrollbar-width: thin; }
#items-panel { flex: 0 1 auto; max-height: 42%; }

.fade { display: grid; grid-template-columns: auto 1fr auto; gap: 10px; align-items: center; font-size: 13px; }
.layers { display: flex; flex-wrap: wrap; gap: 5px 6px; margin-top: 10px; }
.layers button { display: inline-flex; align-items: center; gap: 6px; font-size: 12px; padding: 2px 9px 2px 7px; border-radius: 20px; border: 1px solid var(--line); color: var(--soft); }
.layers button i { width: 9px; height: 9px; border-radius: 50%; background: var(--line); flex: none; }
.layers button[aria-pressed="true"] { color: var(--ink); }
.layers button[aria-pressed="true"] i { background: var(--chip); }

table { border-collapse: collapse; width: 100%; font-size: 12px; font-variant-numeric: tabular-nums; }
th { text-align: right; font-weight: 500; color: var(--soft); padding: 0 0 3px 8px; position: sticky; top: 0; background: var(--panel); }
td { text-align: right; padding: 2px 0 2px 8px; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; max-width: 116px; overflow: hidden; text-overflow: ellipsis; }
td i { display: inline-block; width: 8px; height: 8px; border-radius: 50%; margin-right: 7px; background: transparent; border: 1px solid var(--line); }
tr[data-state="1"] i { background: var(--awake); border-color: transparent; }
tr[data-state="2"] i { background: var(--asleep); border-color: transparent; }
tr[data-state="3"] i { background: var(--anchored); border-color: transparent; }
tr[data-state="0"] { color: var(--soft); }

ol { list-style: none; margin: 0 -6px; padding: 0; flex: 1; }
ol button { display: grid; grid-template-columns: 4.2em 10px 1fr; gap: 8px; align-items: baseline; width: 100%; text-align: left; padding: 3px 6px; border-radius: 6px; font-size: 12px; line-height: 1.4; font-variant-numeric: tabular-nums; color: var(--soft); }
ol button time { color: var(--soft); }
ol button.past { color: var(--ink); }
ol button[aria-current="true"] { background: var(--hover); }
ol button i { width: 7px; height: 7px; border-radius: 50%; background: var(--contact); transform: translateY(-1px); }
ol button i.endedContact { background: transparent; border: 1.5px solid var(--contact); }
ol button i.paused { background: var(--asleep); }
ol button i.resumed { background: var(--awake); }
ol .empty { font-size: 12px; color: var(--soft); padding: 3px 6px; }

footer { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 20px; align-items: center; padding: 8px 22px 14px; }
button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
.buttons { display: flex; gap: 4px; align-items: center; }
.buttons button { width: 36px; height: 36px; border-radius: 10px; display: grid; place-items: center; color: var(--ink); }
.buttons svg { width: 20px; height: 20px; fill: currentColor; stroke: currentColor; stroke-width: 1.6; stroke-linejoin: round; stroke-linecap: round; }
.buttons .line { fill: none; }
.buttons .main { background: var(--ink); color: var(--page); border-radius: 50%; width: 40px; height: 40px; }
.buttons button:hover, ol button:hover, .layers button:hover { background: var(--hover); }
.buttons .main:hover { background: var(--accent); }
#loop[aria-pressed="false"] { color: var(--soft); opacity: 0.55; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

.timeline { position: relative; padding-top: 8px; }
#marks { --frames: 1; position: absolute; left: 8px; right: 8px; top: 0; height: 7px; }
#marks i { position: absolute; left: calc(100% * var(--frame) / var(--frames)); width: 2px; height: 7px; margin-left: -1px; border-radius: 1px; background: var(--contact); opacity: 0.65; }
#marks i.paused { background: var(--asleep); }
#marks i.resumed { background: var(--awake); }
#marks i.endedContact { display: none; }
input[type="range"] { appearance: none; width: 100%; height: 22px; margin: 0; background: none; cursor: pointer; display: block; --share: 0%; }
input[type="range"]::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: linear-gradient(to right, var(--accent) var(--share), var(--line) var(--share)); }
input[type="range"]::-webkit-slider-thumb { appearance: none; width: 16px; height: 16px; margin-top: -6px; border-radius: 50%; background: var(--thumb); border: 1px solid var(--line); box-shadow: 0 1px 3px rgb(0 0 0 / 0.3); }
input[type="range"]::-moz-range-track { height: 4px; border-radius: 2px; background: var(--line); }
input[type="range"]::-moz-range-progress { height: 4px; border-radius: 2px; background: var(--accent); }
input[type="range"]::-moz-range-thumb { width: 14px; height: 14px; border-radius: 50%; background: var(--thumb); border: 1px solid var(--line); }
.speed { display: flex; gap: 8px; align-items: center; color: var(--soft); font-size: 13px; }
select { font: inherit; color: var(--ink); background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 4px 8px; }
noscript { position: fixed; inset: auto 0 0; padding: 12px 22px; background: var(--panel); }

#xray { pointer-events: none; }
#xray path { fill: none; vector-effect: non-scaling-stroke; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; }
#xray text { font-size: 9.5px; font-weight: 600; paint-order: stroke; stroke: var(--screen); stroke-width: 3px; stroke-linejoin: round; }
#xray .veil { fill: var(--screen); }
#xray .awake { stroke: var(--awake); fill: var(--awake); fill-opacity: 0.13; }
#xray .asleep { stroke: var(--asleep); fill: var(--asleep); fill-opacity: 0.13; }
#xray .anchored { stroke: var(--anchored); fill: var(--anchored); fill-opacity: 0.13; }
#xray .ticks { stroke: var(--name); stroke-width: 1; }
#xray .names { fill: var(--name); }
#xray .boundaries { stroke: var(--boundary); stroke-width: 2; }
#xray .identifiers { fill: var(--boundary); }
#xray .normals { stroke: var(--contact); }
#xray .points { fill: var(--contact); stroke: var(--screen); stroke-width: 1; }
#xray .joints { stroke: var(--joint); stroke-width: 1.8; }
#xray .slack { stroke: var(--joint); stroke-dasharray: 5 4; }
#xray .arms { stroke: var(--joint); stroke-width: 1; opacity: 0.7; }
#xray .welds { stroke: var(--joint); stroke-width: 6; opacity: 0.4; }
#xray .arcs { stroke: var(--joint); stroke-width: 1; fill: var(--joint); fill-opacity: 0.18; }
#xray .rails { stroke: var(--joint); stroke-width: 1.2; stroke-dasharray: 1.5 3.5; }
#xray .pins { fill: var(--joint); stroke: var(--screen); stroke-width: 1; }
#xray .velocities { stroke: var(--velocity); }
#xray .gravity { stroke: var(--force); stroke-width: 1.2; opacity: 0.7; }
#xray .regions { stroke: var(--field); stroke-width: 1.2; stroke-dasharray: 4 3; fill: var(--field); fill-opacity: 0.07; fill-rule: evenodd; }
#xray .probes { stroke: var(--field); stroke-width: 1; opacity: 0.55; }
#xray .origins { stroke: var(--field); stroke-width: 1.2; }
#xray .field-names { fill: var(--field); }
#xray .pulls { stroke: var(--field); stroke-width: 2; }
#xray .pushes { stroke: var(--force); stroke-width: 2.6; }
#touches circle { fill: var(--touch); fill-opacity: 0.3; stroke: var(--touch); stroke-opacity: 0.55; pointer-events: none; }

@media (max-width: 760px) {
  body { overflow: auto; height: auto; min-height: 100%; grid-template-rows: auto auto auto; }
  header { flex-wrap: wrap; gap: 4px 18px; padding: 12px 14px 4px; }
  .readout { gap: 14px; }
  main { grid-template-columns: minmax(0, 1fr); }
  .device { padding: 6px 14px; height: min(72vh, 150vw); }
  .device > svg { inset: 6px 14px; width: calc(100% - 28px); height: calc(100% - 12px); }
  .shadow { inset: 6px 14px; width: min(100cqw - 28px, (100cqh - 12px) * var(--ratio)); }
  aside { padding: 6px 14px; order: 3; }
  #items-panel { max-height: none; }
  footer { position: sticky; bottom: 0; background: var(--page); grid-template-columns: auto auto; padding: 6px 14px 10px; gap: 6px 12px; justify-content: space-between; border-top: 1px solid var(--line); }
  .timeline { grid-column: 1 / -1; grid-row: 1; }
  #hash { display: none; }
  .readout div:last-child { display: none; }
}

"""####,
"client.html": ####"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
{{head}}<title>{{title}}</title>
<style>
{{style}}
</style>
</head>
<body{{body}}>
{{gallery}}<header class="bar">
{{heading}}  <dl class="readout">
    <div><dt>Time</dt><dd id="time">0.000 s</dd></div>
    <div><dt>Frame</dt><dd id="frame">0</dd></div>
    <div><dt>State</dt><dd id="hash" title="Hash of every body's position and velocity">–</dd></div>
  </dl>
</header>
<main>
  <section class="device" id="device" aria-label="Device">{{device}}</section>
  <aside id="side" aria-label="Inspector">
    <section class="panel">
      <h2 id="xray-title">X-ray</h2>
      <label class="fade"><span>App</span><input id="fade" type="range" min="0" max="100" value="0" step="1" aria-labelledby="xray-title" aria-valuetext="App"><span>X-ray</span></label>
      <div id="layers" class="layers" role="group" aria-label="Layers of the X-ray"></div>
    </section>
{{panels}}  </aside>
</main>
<footer>
  <div class="buttons" role="group" aria-label="Playback">
    <button id="restart" type="button" aria-label="Restart (R)" title="Restart (R)"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 5v14M19 6l-9 6 9 6z"/></svg></button>
    <button id="back" type="button" aria-label="Step back (comma)" title="Step back (,)"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M17 6l-9 6 9 6z"/></svg></button>
    <button id="play" class="main" type="button" aria-label="Pause (P)" title="Pause (P)"><svg viewBox="0 0 24 24" aria-hidden="true"><path id="play-icon" d="M8 5l11 7-11 7z"/></svg></button>
    <button id="step" type="button" aria-label="Step forward (period or O)" title="Step forward (. or O)"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 6l9 6-9 6z"/></svg></button>
{{button}}  </div>
  <div class="timeline">
    <div id="marks" aria-hidden="true"></div>
    <input id="scrubber" type="range" min="0" value="0" step="1" aria-label="Moment">
  </div>
  <label class="speed"><span>Speed</span>
    <select id="speed" aria-label="Speed">
      <option value="0.05">1/20</option><option value="0.1">1/10</option><option value="0.25">1/4</option><option value="0.5">1/2</option><option value="1" selected>1×</option><option value="2">2×</option>{{speeds}}
    </select>
  </label>
{{tools}}</footer>
{{overlays}}<noscript>{{noscript}}</noscript>
{{data}}<script type="module">
{{script}}
</script>
</body>
</html>

"""####,
"coder.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Reads the bits, numbers and texts that `RangeEncoder` and `NumberModel` of the package wrote.

/** How many bits an estimate remembers. */
const memory = 30;
/** The most bits of a number. */
const maximumBits = 50;

/** The probability of a zero in one context, in parts of 4096. */
export class AdaptiveBit {
  constructor() {
    this.zero = 2048;
    this.count = 0;
  }

  /** @param {boolean} bit */
  update(bit) {
    const divisor = Math.min(this.count + 2, memory);
    this.count += 1;
    this.zero = bit ? Math.max(this.zero - Math.trunc(this.zero / divisor), 32)
      : Math.min(this.zero + Math.trunc((4096 - this.zero) / divisor), 4064);
  }
}

/** @param {number} count */
export const adaptiveBits = (count) => Array.from({ length: count }, () => new AdaptiveBit());

/** A range decoder. */
export class RangeDecoder {
  /** @param {string} text base64 without padding; zeros follow it */
  constructor(text) {
    this.bytes = atob(text);
    this.next = 0;
    this.code = 0;
    this.range = 0xFFFFFFFF;
    for (let byte = 0; byte < 4; byte += 1) this.shift();
  }

  shift() {
    this.code = this.code * 256 + (this.next < this.bytes.length ? this.bytes.charCodeAt(this.next) : 0);
    this.next += 1;
  }

  /** @param {AdaptiveBit} model */
  bit(model) {
    const bound = Math.floor(this.range / 4096) * model.zero, bit = this.code >= bound;
    if (bit) {
      this.code -= bound;
      this.range -= bound;
    } else {
      this.range = bound;
    }
    model.update(bit);
    while (this.range < 0x1000000) {
      this.shift();
      this.range *= 256;
    }
    return bit;
  }

  /** A bit that is as often set as not. */
  evenBit() {
    const bound = Math.floor(this.range / 4096) * 2048, bit = this.code >= bound;
    if (bit) this.code -= bound;
    this.range = bit ? this.range - bound : bound;
    while (this.range < 0x1000000) {
      this.shift();
      this.range *= 256;
    }
    return bit;
  }
}

/**
 * The number of bits of a size.
 * @param {number} size
 */
function bitLength(size) {
  if (size < 0x80000000) return 32 - Math.clz32(size);
  let length = 0;
  for (let rest = size; rest >= 1; rest /= 2) length += 1;
  return length;
}

/** Reads whole numbers that are about as large as those before them. */
export class NumberModel {
  constructor() {
    this.size = 0;
    this.lengths = adaptiveBits(10);
    this.seconds = adaptiveBits(maximumBits + 1);
    this.signs = adaptiveBits(2);
    this.wasNegative = false;
  }

  /** @param {RangeDecoder} decoder */
  read(decoder) {
    const expected = bitLength(Math.floor(this.size / 8));
    let length = 0;
    while (length < maximumBits && decoder.bit(this.lengths[slot(length, expected)])) length += 1;
    this.size = Math.floor(this.size / 2);
    if (length === 0) return 0;
    let size = 1;
    for (let position = length - 2; position >= 0; position -= 1) {
      const bit = position === length - 2 ? decoder.bit(this.seconds[length]) : decoder.evenBit();
      size = size * 2 + Number(bit);
    }
    this.size += size * 4;
    this.wasNegative = decoder.bit(this.signs[Number(this.wasNegative)]);
    return this.wasNegative ? -size : size;
  }
}

/**
 * The context of the question whether a number is longer than `length`.
 * @param {number} length
 * @param {number} expected
 */
function slot(length, expected) {
  return expected > 0 ? 6 + Math.min(Math.max(length - expected, -3), 3) : Math.min(length, 2);
}

/**
 * The values of a series, one a frame; see `DeltaSeries`.
 * @param {string} text
 * @param {number} count
 */
export function readSeries(text, count) {
  const decoder = new RangeDecoder(text), model = new NumberModel();
  const order = 2 * Number(decoder.evenBit()) + Number(decoder.evenBit());
  let last = new NumberModel().read(decoder), second = last, third = last;
  const values = new Float64Array(count);
  for (let frame = 0; frame < count; frame += 1) {
    const predicted = order === 3 ? 3 * (last - second) + third : order === 2 ? 2 * last - second : last;
    values[frame] = predicted + model.read(decoder);
    third = second;
    second = last;
    last = values[frame];
  }
  return values;
}

/** @typedef {{now: number[], before: number[]}} Row */

/**
 * Lists of rows that change over time; see `DeltaLists`.
 * @param {string} text
 * @returns {{at: number[], values: number[][]}}
 */
export function readLists(text) {
  const decoder = new RangeDecoder(text), header = new NumberModel();
  const columns = Math.max(header.read(decoder), 1), count = header.read(decoder);
  const models = () => Array.from({ length: columns }, () => new NumberModel());
  const divisors = Array.from({ length: columns }, () => Math.max(header.read(decoder), 1));
  const frames = new NumberModel(), counts = new NumberModel(), steps = new NumberModel();
  const known = models(), fresh = models(), keepsOrder = new AdaptiveBit();
  /** @type {Row[]} */
  let rows = [];
  const lists = { at: /** @type {number[]} */ ([]), values: /** @type {number[][]} */ ([]) };
  for (let list = 0, frame = 0; list < count; list += 1) {
    frame += frames.read(decoder);
    const rowCount = rows.length + counts.read(decoder);
    const isSame = rowCount === rows.length && decoder.bit(keepsOrder);
    /** @type {Row[]} */
    const next = [];
    for (let index = 0, position = 0; index < rowCount; index += 1) {
      const step = isSame ? 1 : steps.read(decoder);
      if (step > 0) {
        position += step;
        const { now, before } = rows[position - 1];
        next.push({ now: now.map((value, column) => 2 * value - before[column] + known[column].read(decoder)), before: now });
      } else {
        const last = next.at(-1)?.now ?? new Array(columns).fill(0);
        const now = last.map((value, column) => value + fresh[column].read(decoder));
        next.push({ now, before: now });
      }
    }
    rows = next;
    lists.at.push(frame);
    lists.values.push(rows.flatMap(({ now }) => now.map((value, column) => value * divisors[column])));
  }
  return lists;
}

/**
 * The events of a recording; see `EventLog`.
 * @param {{kinds: string[], words: string[], code: string}} log
 */
export function readEvents({ kinds, words, code }) {
  const decoder = new RangeDecoder(code), count = new NumberModel().read(decoder);
  const frames = new NumberModel(), kindSteps = new NumberModel(), lengths = new NumberModel();
  const bits = bitLength(Math.max(words.length - 1, 0));
  const tables = Array.from({ length: 8 }, () => adaptiveBits(2 ** bits));
  let frame = 0, kind = 0, length = 0;
  return Array.from({ length: count }, () => {
    frame += frames.read(decoder);
    kind += kindSteps.read(decoder);
    length += lengths.read(decoder);
    const text = Array.from({ length }, (_, place) => {
      let node = 1;
      for (let bit = 0; bit < bits; bit += 1) node = node * 2 + Number(decoder.bit(tables[Math.min(place, 7)][node]));
      return words[node - 2 ** bits];
    });
    return { frame, kind: kinds[kind], text: text.join(" ") };
  });
}

"""####,
"compared.css": ####"""
/* A page that compares two motions. */
main { grid-template-columns: minmax(0, 1fr) 452px; }
header { align-items: center; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 0 auto 0 0; font-size: 13px; color: var(--soft); }
.legend span { white-space: nowrap; }
.legend b { color: var(--ink); font-weight: 600; }
.legend i { display: inline-block; width: 13px; height: 13px; margin-right: 7px; border-radius: 3px; border: 1.5px solid var(--side); vertical-align: -2px; }
.legend .full { background: color-mix(in srgb, var(--side) 30%, transparent); }
.legend .ghost { border-style: dashed; }
.readout div:last-child { display: none; }
#layers { display: none; }
#items-panel { flex: none; max-height: 24%; }
#comparison { flex: 0 1 auto; max-height: 58%; }
#comparison td:first-child, #comparison th:first-child { max-width: 210px; white-space: normal; }
#comparison i { border: 0; background: transparent; }
#comparison .within i { background: #3a9d5d; }
#comparison .outside i { background: #d1483f; }
#comparison .outside td { color: #d1483f; }
.note { margin: 8px 0 0; font-size: 12px; color: var(--soft); max-height: 4.6em; overflow: auto; scrollbar-width: thin; flex: none; }
@media (max-width: 900px) {
  main { grid-template-columns: minmax(0, 1fr) 360px; }
}
@media (max-width: 760px) {
  main { grid-template-columns: minmax(0, 1fr); }
  #comparison { max-height: none; }
}

"""####,
"device.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Draws the app as it is presented, and the touches on it.

import { element } from "./document.mjs";

/** @typedef {import("./frame.mjs").Frame} Frame */
/** @typedef {{group: Element, content: Element, children: Element, opacity: number}} NodeView */

/** The radius of a touch, in points. */
const touchRadius = 17;

/** The device that shows an app: SVG with groups for the app, the X-ray, touches and clip paths. */
export class DeviceView {
  /** @param {Element} container of the SVG */
  constructor(container) {
    this.container = container;
    /** @type {Map<number | undefined, NodeView>} */
    this.nodes = new Map();
  }

  /** @returns {SVGSVGElement | null} */
  get svg() { return this.container.querySelector("svg"); }

  /**
   * The group of the SVG with an identifier.
   * @param {string} id
   * @returns {Element}
   */
  group(id) { return /** @type {Element} */ (this.container.querySelector(`#${id}`)); }

  /** Removes all that was drawn. */
  clear() {
    this.nodes.clear();
    for (const id of ["app", "touches", "clips"]) this.group(id).replaceChildren();
  }

  /** @param {Frame} frame */
  show(frame) {
    if (frame.isReset) this.clear();
    for (const node of frame.nodes) this.add(node);
    for (const markup of frame.definitions) element("defs", this.group("clips")).innerHTML = markup;
    for (const appearance of frame.appearances) this.paint(appearance);
    for (const motion of frame.motions) this.move(motion);
    this.showTouches(frame.touches);
  }

  /** @param {import("./frame.mjs").NewNode} node */
  add({ number, parent, before, name }) {
    const below = parent === undefined ? this.group("app") : this.nodes.get(parent)?.children;
    if (!below) return;
    const group = element("g", below, name ? { "data-name": name, role: "group", "aria-label": name } : { "data-name": name });
    const next = this.nodes.get(before);
    if (before !== undefined && next) below.insertBefore(group, next.group);
    this.nodes.set(
      number, { group, content: element("g", group), children: element("g", group), opacity: 1 });
  }

  /** @param {import("./frame.mjs").NodeAppearance} appearance */
  paint({ node: number, markup, clip, mask, isShown }) {
    const node = this.nodes.get(number);
    if (!node) return;
    setOrRemove(node.group, "mask", mask);
    node.group.setAttribute("display", isShown ? "inline" : "none");
    node.content.innerHTML = markup;
    setOrRemove(node.children, "clip-path", Array.isArray(clip) ? this.clipPath(number, clip) : clip);
  }

  /**
   * Makes the clip path of a node.
   * @param {number} number
   * @param {number[]} box
   * @returns {string} a reference to it
   */
  clipPath(number, [x, y, width, height, rx]) {
    const id = `clip-${number}`, clips = this.group("clips");
    clips.querySelector(`#${id}`)?.remove();
    element("rect", element("clipPath", clips, { id }), { x, y, width, height, rx });
    return `url(#${id})`;
  }

  /** @param {import("./frame.mjs").Motion} motion */
  move({ node: number, x, y, rotation, scaleX, scaleY, shear, opacity }) {
    const node = this.nodes.get(number);
    if (!node) return;
    const turn = rotation === 0 ? "" : ` rotate(${rotation * 180 / Math.PI})`;
    const scale = scaleX === 1 && scaleY === 1 ? "" : ` scale(${scaleX} ${scaleY})`;
    const slant = shear === 0 ? "" : ` matrix(1 0 ${shear} 1 0 0)`;
    node.group.setAttribute("transform", `translate(${x} ${y})${turn}${scale}${slant}`);
    // The document is slow next to a comparison.
    if (node.opacity === opacity) return;
    node.opacity = opacity;
    node.group.setAttribute("opacity", String(opacity));
  }

  /** @param {import("./frame.mjs").Touch[]} touches */
  showTouches(touches) {
    const layer = this.group("touches");
    while (layer.childElementCount > touches.length) layer.lastElementChild?.remove();
    while (layer.childElementCount < touches.length) element("circle", layer);
    touches.forEach(({ x, y, age }, index) => {
      const circle = layer.children[index];
      circle.setAttribute("cx", String(x));
      circle.setAttribute("cy", String(y));
      circle.setAttribute("r", String(touchRadius * (1 + 0.5 * age)));
      circle.setAttribute("opacity", String(1 - age));
    });
  }
}

/**
 * @param {Element} target
 * @param {string} attribute
 * @param {string | undefined | null} value
 */
function setOrRemove(target, attribute, value) {
  if (value) target.setAttribute(attribute, value);
  else target.removeAttribute(attribute);
}

"""####,
"document.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Access to the document.

const namespace = "http://www.w3.org/2000/svg";

/**
 * Finds an element that the page must have.
 * @template {Element} [Kind=HTMLElement]
 * @param {string} id
 * @param {abstract new () => Kind} [kind]
 * @returns {Kind}
 */
export function find(id, kind) {
  const found = document.getElementById(id);
  if (!found || (kind && !(found instanceof kind))) throw new Error(`no element '${id}'`);
  return /** @type {any} */ (found);
}

/**
 * Makes an element of SVG at the end of another one.
 * @param {string} name
 * @param {Element} parent
 * @param {Record<string, string | number>} [attributes]
 * @returns {SVGElement}
 */
export function element(name, parent, attributes = {}) {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  parent.append(made);
  return /** @type {SVGElement} */ (made);
}

/**
 * Makes a button from markup.
 * @param {string} markup
 * @returns {HTMLButtonElement}
 */
export function makeButton(markup) {
  const button = document.createElement("button");
  button.type = "button";
  button.innerHTML = markup;
  return button;
}

/**
 * Sets the text of the first match below an element.
 * @param {Element} parent
 * @param {string} selector
 * @param {string} text
 */
export function setText(parent, selector, text) {
  const found = parent.querySelector(selector);
  if (found) found.textContent = text;
}

"""####,
"drawings.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// How the nodes of a recording are painted, with the drawings that differ only in numbers; see `DrawnMarkup`.

import { readLists } from "./coder.mjs";
import { steps } from "./series.mjs";

/** @typedef {{markup?: string, clip?: string, mask?: string}} RecordedAppearance */
/** @typedef {{templates: string[], rows: string}} Drawings */

/**
 * The appearances with their markup.
 * @param {{appearances: RecordedAppearance[], drawings?: Drawings}} recording
 * @returns {{markup: string, clip?: string, mask?: string}[]}
 */
export function drawnAppearances({ appearances, drawings }) {
  const row = steps(drawings ? readLists(drawings.rows) : { at: [], values: [] }, []);
  return appearances.map((appearance, index) => ({
    ...appearance, markup: appearance.markup ?? filled(drawings?.templates ?? [], row(index)),
  }));
}

/**
 * The text of a template with its numbers, which are thousandths.
 * @param {string[]} templates
 * @param {number[]} row
 */
function filled(templates, [number, ...numbers]) {
  return (templates[number] ?? "").split("\t").map((text, index) => (index === 0 ? text : numbers[index - 1] / 1000 + text)).join("");
}

"""####,
"drawnworld.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The contacts and joints of the engine in the page, as an X-ray draws them.

import { jointLength } from "./engine.mjs";

/** By the numbers of `PlayableWorld.appendJoints(to:)`. */
const drawnKinds = ["rod", "spring", "rope", "weld", "pin", "slide", "snap"];
/** Points by which a rail goes on to either side: beyond the edges of every screen. */
const railLength = 2000;

/**
 * The joints on the screen.
 * @param {ArrayLike<number>} numbers
 * @param {import("./keyframes.mjs").Keyframes} animator
 * @returns {{kind: string, points: number[]}[]}
 */
export function drawnJoints(numbers, animator) {
  const joints = [];
  for (let start = 0; start < numbers.length; start += jointLength) {
    /** @param {number} index */
    const point = (index) => {
      const { x, y } = animator.point(numbers[start + 1 + 2 * index], numbers[start + 2 + 2 * index]);
      return [x, y];
    };
    const kind = drawnKinds[numbers[start]];
    const ends = [...point(0), ...point(1)], bodies = [...point(3), ...point(4)];
    if (kind === "rope") joints.push({ kind, points: [...ends, ...point(2)] });
    else if (kind === "slide") {
      const rail = animator.vector(numbers[start + 5] * railLength, numbers[start + 6] * railLength);
      joints.push({ kind, points: [...ends, ends[0] - rail.x, ends[1] - rail.y, ends[0] + rail.x, ends[1] + rail.y, ...bodies] });
    } else joints.push({ kind, points: kind === "weld" || kind === "pin" ? [...ends, ...bodies] : ends });
  }
  return joints;
}

/**
 * The contact points on the screen: four numbers each, the point and its arrow.
 * @param {ArrayLike<number>} numbers
 * @param {import("./keyframes.mjs").Keyframes} animator
 * @returns {number[]}
 */
export function drawnContacts(numbers, animator) {
  const contacts = [];
  for (let start = 0; start < numbers.length; start += 4) {
    const point = animator.point(numbers[start], numbers[start + 1]);
    const arrow = animator.vector(numbers[start + 2], numbers[start + 3]);
    contacts.push(point.x, point.y, arrow.x, arrow.y);
  }
  return contacts;
}

/**
 * The contacts and joints of several worlds.
 * @param {import("./engine.mjs").Engine} engine
 * @param {import("./keyframes.mjs").Keyframes[]} animators
 * @param {number} first the number of the first of their worlds
 */
export function drawnWorlds(engine, animators, first) {
  return {
    contacts: animators.flatMap((animator, index) => drawnContacts(engine.list("contacts", first + index), animator)),
    joints: animators.flatMap((animator, index) => drawnJoints(engine.list("joints", first + index), animator)),
  };
}

"""####,
"engine.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The engine in the page: the functions of the WebAssembly module, with numbers and lists.

import { unpack } from "./lzma.mjs";

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(count: number) => number} reserve
 * @property {(world: number, bytes: number, count: number) => number} load
 * @property {(world: number) => number} save
 * @property {() => number} savedLength of what was saved last
 * @property {(world: number, count: number) => void} step
 * @property {(world: number) => number} poses
 * @property {(world: number) => number} contacts
 * @property {(world: number) => number} joints
 * @property {() => number} length of the last list
 * @property {(world: number, x: number, y: number, tolerance: number) => number} grab
 * @property {(world: number, x: number, y: number) => void} move
 * @property {(world: number) => void} release
 * @property {(world: number, item: number, x: number, y: number, angle: number, velocityX: number, velocityY: number,
 *   angularVelocity: number) => void} place
 * @property {(world: number, item: number) => void} remove
 * @property {(world: number, x: number, y: number) => void} accelerate
 * @property {(world: number) => bigint} hash
 */

/** Numbers of a body: x, y, angle, state. */
export const poseLength = 4;
/** Numbers of a joint: how it is drawn, and the coordinates of five points. */
export const jointLength = 11;

/** The worlds of a page, by their numbers. */
export class Engine {
  /** @param {Exports} exports */
  constructor(exports) { this.exports = exports; }

  /**
   * Makes the world of a number; returns whether the bytes are one.
   * @param {number} world
   * @param {Uint8Array} bytes
   */
  load(world, bytes) {
    const address = this.exports.reserve(bytes.length);
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
    return this.exports.load(world, address, bytes.length) >= 0;
  }

  /**
   * The bytes of a world, copied.
   * @param {number} world
   */
  save(world) {
    const address = this.exports.save(world);
    return new Uint8Array(this.exports.memory.buffer, address, this.exports.savedLength()).slice();
  }

  /**
   * Numbers of a world, copied: `poseLength` of each body, four of each contact point (where it is, and its
   * arrow), or `jointLength` of each joint.
   * @param {"poses" | "contacts" | "joints"} name
   * @param {number} world
   */
  list(name, world) {
    const address = this.exports[name](world);
    return new Float32Array(this.exports.memory.buffer, address, this.exports.length()).slice();
  }

  /**
   * The hash of a world, as pages show it.
   * @param {number} world
   */
  hash(world) { return BigInt.asUintN(64, this.exports.hash(world)).toString(16).padStart(16, "0"); }
}

/**
 * Compiles the engine; undefined where the browser has no WebAssembly, or refuses it.
 * @param {string} text the size of the module, a space, and the compressed module as base64
 * @returns {Promise<Engine | undefined>}
 */
export async function makeEngine(text) {
  try {
    const [size, code] = text.split(" ");
    const bytes = Uint8Array.from(atob(code), (character) => character.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(await unpack(bytes, Number(size)), {});
    return new Engine(/** @type {Exports} */ (/** @type {unknown} */ (instance.exports)));
  } catch {
    return undefined;
  }
}

"""####,
"events.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The list of events, and their marks on the timeline.

import { find, makeButton, setText } from "./document.mjs";

/** @typedef {import("./frame.mjs").TimelineEvent} TimelineEvent */

/** Contacts, pauses and resumes; choosing one goes to its frame. */
export class EventList {
  /**
   * @param {number} maximum the number of events that are listed
   * @param {(frame: number) => void} choose
   */
  constructor(maximum, choose) {
    this.maximum = maximum;
    this.choose = choose;
    this.list = find("events");
    this.marks = find("marks");
    /** @type {{frame: number, button: HTMLButtonElement}[]} */
    this.entries = [];
    /** The entry that is highlighted; -1 is none. */
    this.current = -1;
  }

  clear() {
    this.entries = [];
    this.current = -1;
    this.list.replaceChildren();
    this.marks.replaceChildren();
  }

  /**
   * @param {TimelineEvent} event
   * @param {boolean} isPast
   */
  add({ frame, time, kind, text }, isPast) {
    if (this.entries.length >= this.maximum) return;
    const button = makeButton(`<time></time><i class="${kind}"></i><span></span>`);
    setText(button, "time", time.toFixed(3));
    setText(button, "span", text);
    button.classList.toggle("past", isPast);
    button.addEventListener("click", () => this.choose(frame));
    const entry = document.createElement("li"), mark = document.createElement("i");
    entry.append(button);
    this.list.append(entry);
    mark.className = kind;
    mark.style.setProperty("--frame", String(frame));
    this.marks.append(mark);
    this.entries.push({ frame, button });
  }

  /**
   * Tells the marks how many frames the timeline has.
   * @param {number} last
   */
  setLast(last) { this.marks.style.setProperty("--frames", String(Math.max(last, 1))); }

  /**
   * Highlights the last event up to a frame, and scrolls to it.
   * @param {number} frame
   */
  highlight(frame) {
    const current = this.entries.reduce((found, entry, index) => entry.frame <= frame ? index : found, -1);
    if (current === this.current) return;
    this.current = current;
    this.entries.forEach(({ button }, index) => {
      button.classList.toggle("past", index <= current);
      button.setAttribute("aria-current", String(index === current));
    });
    const { list } = this;
    if (current < 0 || list.scrollHeight <= list.clientHeight) return;
    list.scrollTop = this.entries[current].button.offsetTop - list.offsetTop - list.clientHeight / 2;
  }
}

"""####,
"failed.css": ####"""
/* A page that shows why a test failed. */
.legend { margin: 0 auto 0 16px; font-size: 13px; color: var(--soft); white-space: nowrap; }
.legend i { display: inline-block; width: 13px; height: 13px; margin-right: 7px; border-radius: 3px; border: 1.5px dashed var(--side); vertical-align: -2px; }
#failure { flex: none; max-height: 34%; }
#failure pre { margin: 0; font: 11.5px/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow: auto; }

"""####,
"frame.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The types that sources of frames, views and panels share; there is no code here.

/**
 * A moment, as what changed since the frame that was shown before.
 * @typedef {object} Frame
 * @property {boolean} isReset whether all earlier frames are discarded
 * @property {number} frame the number of the frame; 0 is the start
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

"""####,
"items.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The table of items.

import { find, setText } from "./document.mjs";

/** @typedef {import("./frame.mjs").XRayItem} XRayItem */

/** Rows beyond these make a page slow; the others are counted. */
const maximumRows = 60;

/** Where each item is and how it moves. */
export class ItemTable {
  constructor() {
    /** @type {HTMLTableRowElement[] | undefined} */
    this.rows = undefined;
  }

  /** @param {XRayItem[]} items the same in each frame */
  show(items) {
    this.rows ??= this.makeRows(items);
    this.rows.forEach((row, index) => {
      const item = items[index];
      row.dataset.state = String(item.state);
      itemValues(item).forEach((value, column) => {
        const cell = row.cells[column + 1];
        if (cell.textContent !== value) cell.textContent = value;
      });
    });
  }

  /** @param {XRayItem[]} items */
  makeRows(items) {
    const shown = items.slice(0, maximumRows), panel = find("items-panel");
    setText(panel, "small", items.length > shown.length ? `${shown.length} of ${items.length}` : String(items.length || ""));
    if (items.length === 0) panel.style.display = "none";
    return shown.map(({ name }) => {
      const row = document.createElement("tr");
      row.innerHTML = "<td><i></i><span></span></td><td></td><td></td><td></td><td></td>";
      setText(row, "span", name);
      row.cells[0].title = name;
      find("items").append(row);
      return row;
    });
  }
}

/**
 * Position, angle in degrees and speed, as text.
 * @param {XRayItem} item
 */
export function itemValues({ state, x, y, angle, velocityX, velocityY }) {
  if (!state) return ["–", "–", "–", "–"];
  const degrees = angle * 180 / Math.PI;
  return [x.toFixed(1), y.toFixed(1), `${degrees.toFixed(0)}°`, Math.hypot(velocityX, velocityY).toFixed(0)];
}

"""####,
"joints.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Draws the joints between bodies, each kind in its own way.

import { bar, cross, dot, line, n, spring, square } from "./shapes.mjs";

/** The paths of the layer of joints, from back to front. */
export const jointPaths = ["rails", "arcs", "arms", "welds", "joints", "slack", "pins"];

/** @typedef {Record<string, string>} PathData */

/** @type {Record<string, (data: PathData, points: number[]) => void>} */
const jointDrawers = {
  rod(data, [x1, y1, x2, y2]) {
    data.joints += line(x1, y1, x2, y2);
    data.pins += dot(x1, y1, 3) + dot(x2, y2, 3);
  },
  spring(data, [x1, y1, x2, y2]) {
    data.joints += spring(x1, y1, x2, y2);
    data.pins += dot(x1, y1, 3) + dot(x2, y2, 3);
  },
  rope(data, [x1, y1, x2, y2, lowX, lowY]) {
    const middleX = (x1 + x2) / 2, middleY = (y1 + y2) / 2;
    const isTaut = Math.hypot(lowX - middleX, lowY - middleY) < 3;
    // The control point that lets the curve pass through its lowest point.
    if (isTaut) data.joints += line(x1, y1, x2, y2);
    else data.slack += `M${n(x1)} ${n(y1)}Q${n(2 * lowX - middleX)} ${n(2 * lowY - middleY)} ${n(x2)} ${n(y2)}`;
    data.pins += dot(x1, y1, 3) + dot(x2, y2, 3);
  },
  weld(data, [x, y, , , x1, y1, x2, y2]) {
    data.welds += line(x1, y1, x, y) + line(x, y, x2, y2);
    data.pins += square(x, y, 4);
  },
  pin(data, [x, y, , , x1, y1, x2, y2, ...arc]) {
    data.arms += line(x1, y1, x, y) + line(x, y, x2, y2);
    if (arc.length) {
      data.arcs += `M${n(x)} ${n(y)}`;
      for (let index = 0; index < arc.length; index += 2) data.arcs += `L${n(arc[index])} ${n(arc[index + 1])}`;
      data.arcs += "Z";
      const length = Math.hypot(x1 - x, y1 - y);
      if (length > 1) data.joints += line(x, y, x + (x1 - x) / length * 26, y + (y1 - y) / length * 26);
    }
    data.joints += dot(x, y, 6);
    data.pins += dot(x, y, 3);
  },
  slide(data, [x1, y1, x2, y2, fromX, fromY, toX, toY, firstX, firstY, secondX, secondY, ...stops]) {
    const length = Math.max(Math.hypot(toX - fromX, toY - fromY), 0.001);
    const ux = (toX - fromX) / length, uy = (toY - fromY) / length;
    const isSingle = firstX === secondX && firstY === secondY;
    data.rails += line(fromX, fromY, toX, toY) + bar(x1, y1, ux, uy, 4);
    if (!isSingle) data.arms += line(firstX, firstY, x1, y1);
    data.arms += line(secondX, secondY, x2, y2);
    for (let index = 0; index < stops.length; index += 2) data.joints += bar(stops[index], stops[index + 1], ux, uy, 9);
    data.pins += `M${n(x2 + ux * 6)} ${n(y2 + uy * 6)}L${n(x2 - uy * 4)} ${n(y2 + ux * 4)}`
      + `L${n(x2 - ux * 6)} ${n(y2 - uy * 6)}L${n(x2 + uy * 4)} ${n(y2 - ux * 4)}Z`;
  },
  snap(data, [x1, y1, x2, y2]) {
    data.slack += line(x1, y1, x2, y2);
    data.pins += dot(x1, y1, 3);
    data.joints += dot(x2, y2, 7) + cross(x2, y2, 11);
  },
};

/**
 * The data of all paths of the layer.
 * @param {{kind: string, points: number[]}[]} joints
 * @returns {PathData}
 */
export function drawJoints(joints) {
  const data = Object.fromEntries(jointPaths.map((name) => [name, ""]));
  for (const { kind, points } of joints) jointDrawers[kind]?.(data, points);
  return data;
}

"""####,
"keyframes.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The worlds that a recording kept, and how a page gets from them to any frame.

import { adaptiveBits, RangeDecoder } from "./coder.mjs";
import { series, seriesValues, steps } from "./series.mjs";

/**
 * The worlds of an animator over time; see `PagePayload.Play.Animator`.
 * @typedef {object} RecordedAnimator
 * @property {number[]} screen the corner of its coordinate system, and its unit vectors
 * @property {number} count of the keyframes
 * @property {import("./series.mjs").Series} at
 * @property {import("./series.mjs").Series} stepCounts
 * @property {import("./series.mjs").Series} lengths
 * @property {string} code
 * @property {import("./series.mjs").Steps<number[]>} items
 * @property {import("./series.mjs").Series} steps
 * @property {import("./series.mjs").Steps<number>} exact
 */

/** After more steps a keyframe is expected to be as the one before; see `PagePayload.Play`. */
const maximumExpectedSteps = 600;
/** Steps after which the work on keyframes pauses. */
const pausedSteps = 4;

/** Steps after which a page keeps a world, so that it comes to any frame at once; a multiple of `pausedSteps`. */
const keptSteps = 60;
/** Bytes after which the reading of a keyframe pauses. */
const pausedBytes = 16384;

/** Reads lists of bytes; see `ByteModel`. */
export class ByteReader {
  /** @param {string} text */
  constructor(text) {
    this.decoder = new RangeDecoder(text);
    this.fresh = adaptiveBits(256 * 256);
    this.repeats = adaptiveBits(256);
  }

  /**
   * Reads the next list, with a pause now and then.
   * @param {number} length
   * @param {Uint8Array} expected
   * @returns {Generator<void, Uint8Array>}
   */
  *read(length, expected) {
    const bytes = new Uint8Array(length);
    /** @type {BytePlaces | undefined} */
    let places;
    let place = 0, last = 0, recent = 0, agreement = 0xFF;
    for (let index = 0; index < length; index += 1) {
      let isSame = false;
      if (place < expected.length) {
        isSame = this.decoder.bit(this.repeats[agreement]);
        agreement = (agreement << 1 | Number(isSame)) & 0xFF;
      }
      last = bytes[index] = isSame ? expected[place] : this.freshByte(last);
      recent = recent << 8 | last;
      place += 1;
      if (agreement === 0) {
        places ??= new BytePlaces(expected);
        place = places.behind(recent) || place;
      }
      if (index % pausedBytes === pausedBytes - 1) yield;
    }
    return bytes;
  }

  /** @param {number} last */
  freshByte(last) {
    let node = 1;
    while (node < 256) node = node << 1 | Number(this.decoder.bit(this.fresh[last << 8 | node]));
    return node & 0xFF;
  }
}

/** The places behind each four of some bytes; see `BytePlaces` of the package. */
class BytePlaces {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.table = new Int32Array(1 << 16);
    let recent = 0;
    for (let index = 0; index < bytes.length; index += 1) {
      recent = recent << 8 | bytes[index];
      if (index >= 3) this.table[BytePlaces.slot(recent)] = index + 1;
    }
  }

  /**
   * The place behind four bytes; 0 where they are not.
   * @param {number} four
   */
  behind(four) {
    const place = this.table[BytePlaces.slot(four)];
    let found = 0;
    for (let index = place - 4; index < place; index += 1) found = found << 8 | this.bytes[index];
    return found === four ? place : 0;
  }

  /** @param {number} four */
  static slot(four) { return Math.imul(four, 0x9E3779B1) >>> 16; }
}

/** The worlds of an animator over time. */
export class Keyframes {
  /**
   * @param {RecordedAnimator} source
   * @param {number} frameCount
   * @param {number} world the number of a world in which the keyframes are made
   */
  constructor(source, frameCount, world) {
    this.source = source;
    this.world = world;
    this.stepsAt = series(source.steps, frameCount, 1);
    this.lastSteps = this.stepsAt(frameCount - 1);
    this.isExact = steps(source.exact, 0);
    this.items = steps(source.items, []);
    this.at = seriesValues(source.at, source.count);
    this.stepCounts = seriesValues(source.stepCounts, source.count);
    this.lengths = seriesValues(source.lengths, source.count);
    this.indexAt = steps({ at: this.at, values: [...this.at.keys()] }, 0);
    /** @type {{steps: number, bytes: Uint8Array}[][]} the keyframes that were read so far, and what they become */
    this.worlds = [];
    /** @type {Generator<void> | undefined} */
    this.work = undefined;
    this.isRead = false;
  }

  /**
   * Reads the keyframes in their order, and steps on from each, with a pause now and then.
   * @param {import("./engine.mjs").Engine} engine
   */
  *read(engine) {
    const { stepCounts, lengths, source: { code, count } } = this, reader = new ByteReader(code);
    for (let index = 0; index <= count; index += 1) {
      const before = this.worlds[index - 1]?.[0].bytes ?? new Uint8Array(0);
      const steps = index === 0 ? 0 : (stepCounts[index] ?? this.lastSteps) - stepCounts[index - 1];
      yield* this.walk(engine, index - 1, steps);
      if (index === count) return;
      const expected = steps > 0 && steps <= maximumExpectedSteps ? engine.save(this.world) : before;
      this.worlds.push([{ steps: 0, bytes: yield* reader.read(lengths[index], expected) }]);
    }
  }

  /**
   * Steps on from a keyframe, and keeps what it becomes.
   * @param {import("./engine.mjs").Engine} engine
   * @param {number} index
   * @param {number} count
   */
  *walk(engine, index, count) {
    if (count <= 0) return;
    const worlds = this.worlds[index];
    engine.load(this.world, worlds[0].bytes);
    for (let done = 0; done < count;) {
      const next = Math.min(pausedSteps, count - done);
      engine.exports.step(this.world, next);
      done += next;
      if (done % keptSteps === 0) worlds.push({ steps: done, bytes: engine.save(this.world) });
      yield;
    }
  }

  /**
   * Reads keyframes until all are read or a time has passed; returns whether all are.
   * @param {import("./engine.mjs").Engine} engine
   * @param {() => boolean} isLate
   */
  prepare(engine, isLate) {
    this.work ??= this.read(engine);
    while (!this.isRead) {
      if (isLate()) return false;
      this.isRead = this.work.next().done === true;
    }
    return true;
  }

  /**
   * The keyframe of a frame, and the steps since.
   * @param {number} frame
   */
  place(frame) {
    const index = this.indexAt(frame);
    return { index, steps: Math.max(this.stepsAt(frame) - this.stepCounts[index], 0) };
  }

  /**
   * A world at or before a frame, as near as one is kept, and how many steps it is before it.
   * @param {number} frame
   * @param {import("./engine.mjs").Engine} engine
   */
  before(frame, engine) {
    const { index, steps } = this.place(frame);
    this.prepare(engine, () => this.worlds.length > index);
    const worlds = this.worlds[index];
    const world = worlds[Math.min(Math.floor(steps / keptSteps), worlds.length - 1)];
    return { bytes: world.bytes, items: this.items(index), missing: steps - world.steps };
  }

  /** The rotation of the animator's coordinates on the screen, radians. */
  get turn() {
    const [, , a, b] = this.source.screen;
    return Math.atan2(b, a);
  }

  /**
   * A point of the screen in the animator's coordinates.
   * @param {number} x
   * @param {number} y
   */
  local(x, y) {
    const [left, top] = this.source.screen;
    return this.localVector(x - left, y - top);
  }

  /**
   * A vector of the screen in the animator's coordinates.
   * @param {number} x
   * @param {number} y
   */
  localVector(x, y) {
    const [, , a, b, c, d] = this.source.screen, determinant = a * d - b * c || 1;
    return { x: (x * d - y * c) / determinant, y: (y * a - x * b) / determinant };
  }

  /**
   * A point of the animator on the screen.
   * @param {number} x
   * @param {number} y
   */
  point(x, y) {
    const [left, top] = this.source.screen, way = this.vector(x, y);
    return { x: left + way.x, y: top + way.y };
  }

  /**
   * A vector of the animator on the screen.
   * @param {number} x
   * @param {number} y
   */
  vector(x, y) {
    const [, , a, b, c, d] = this.source.screen;
    return { x: a * x + c * y, y: b * x + d * y };
  }
}

"""####,
"keys.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Keys of the keyboard as actions.

/** @typedef {Record<string, () => void>} KeyActions by the key in lower case */

/**
 * The action of a key, unless the key belongs to the element that has the focus.
 * @param {Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey" | "shiftKey" | "target">} event
 * @param {KeyActions} actions
 * @returns {(() => void) | undefined}
 */
export function keyAction({ key, metaKey, ctrlKey, altKey, shiftKey, target }, actions) {
  if (metaKey || ctrlKey || altKey) return undefined;
  const focused = /** @type {Element | null} */ (target);
  if (focused?.matches?.("select, textarea, [type='number'], [type='search']")) return undefined;
  if (key.startsWith("Arrow") && focused?.matches?.("[type='range']")) return undefined;
  const isControl = focused?.matches?.("button, input, summary") ?? false;
  // Where the keyboard already moves from control to control, Tab keeps its meaning.
  if (key === "Tab" && (isControl || shiftKey)) return undefined;
  return key === " " ? (isControl ? undefined : actions.p) : actions[key.toLowerCase()];
}

/**
 * Performs actions by keys, while a condition holds.
 * @param {KeyActions} actions
 * @param {() => boolean} [isActive]
 */
export function bindKeys(actions, isActive = () => true) {
  addEventListener("keydown", (event) => {
    const action = isActive() ? keyAction(event, actions) : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
}

"""####,
"lzma.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Reads a stream of LZMA, which takes three quarters of what the compression of browsers does.
//
// After the specification in the LZMA SDK (I. Pavlov, public domain): without a header, with an end mark,
// four literal context bits and no position bits, as `xz --format=raw --lzma1=lc=4,lp=0,pb=0` writes it.

/** States in which the last packet was a literal. */
const literalStates = 7;
/** Bytes after which the reading pauses, so that a picture can be drawn. */
const pausedSize = 30_000;
/** Distances from this slot on have bits of their own. */
const directSlot = 14;

/** Reads bits with the probabilities of their contexts. */
class BitReader {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    // The first byte is always zero.
    this.next = 1;
    this.range = 0xFFFFFFFF;
    this.code = 0;
    for (let byte = 0; byte < 4; byte += 1) this.shift();
  }

  shift() {
    if (this.next >= this.bytes.length + 4) throw new RangeError("the stream ends early");
    this.code = (this.code << 8 | this.bytes[this.next]) >>> 0;
    this.next += 1;
  }

  fill() {
    if (this.range >= 0x1000000) return;
    this.range = this.range << 8 >>> 0;
    this.shift();
  }

  /**
   * @param {Uint16Array} chances of a zero, in parts of 2048
   * @param {number} index
   */
  bit(chances, index) {
    const chance = chances[index], bound = (this.range >>> 11) * chance;
    const bit = this.code < bound ? 0 : 1;
    if (bit === 0) {
      this.range = bound;
      chances[index] = chance + (2048 - chance >> 5);
    } else {
      this.range -= bound;
      this.code -= bound;
      chances[index] = chance - (chance >> 5);
    }
    this.fill();
    return bit;
  }

  /** @param {number} count of bits that are as often set as not */
  evenBits(count) {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1) {
      this.range >>>= 1;
      const isSet = this.code >= this.range;
      if (isSet) this.code -= this.range;
      value = value << 1 | Number(isSet);
      this.fill();
    }
    return value;
  }

  /**
   * A number whose highest bit comes first.
   * @param {Uint16Array} chances
   * @param {number} count
   */
  number(chances, count) {
    let node = 1;
    for (let bit = 0; bit < count; bit += 1) node = node << 1 | this.bit(chances, node);
    return node - (1 << count);
  }

  /**
   * A number whose lowest bit comes first.
   * @param {Uint16Array} chances
   * @param {number} count
   */
  reversedNumber(chances, count) {
    let node = 1, value = 0;
    for (let bit = 0; bit < count; bit += 1) {
      const isSet = this.bit(chances, node);
      node = node << 1 | isSet;
      value |= isSet << bit;
    }
    return value;
  }
}

/** @param {number} count */
const evenChances = (count) => new Uint16Array(count).fill(1024);
/**
 * @param {number} lists
 * @param {number} count
 */
const chanceLists = (lists, count) => Array.from({ length: lists }, () => evenChances(count));

/** Reads lengths of matches. */
class LengthReader {
  constructor() {
    this.choices = evenChances(2);
    this.low = evenChances(8);
    this.middle = evenChances(8);
    this.high = evenChances(256);
  }

  /** @param {BitReader} reader */
  read(reader) {
    if (reader.bit(this.choices, 0) === 0) return 2 + reader.number(this.low, 3);
    if (reader.bit(this.choices, 1) === 0) return 10 + reader.number(this.middle, 3);
    return 18 + reader.number(this.high, 8);
  }
}

/** Reads distances of matches. */
class DistanceReader {
  constructor() {
    this.slots = chanceLists(4, 64);
    this.low = chanceLists(directSlot, 32);
    this.align = evenChances(16);
  }

  /**
   * A distance less one; the greatest one ends the stream.
   * @param {BitReader} reader
   * @param {number} length of the match
   */
  read(reader, length) {
    const slot = reader.number(this.slots[Math.min(length, 5) - 2], 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1, high = (2 | slot & 1) * 2 ** count;
    if (slot < directSlot) return high + reader.reversedNumber(this.low[slot], count);
    return high + (reader.evenBits(count - 4) >>> 0) * 16 + reader.reversedNumber(this.align, 4);
  }
}

/** Reads the packets of a stream. */
class PacketReader {
  /**
   * @param {Uint8Array} bytes
   * @param {number} size of what they stand for
   */
  constructor(bytes, size) {
    this.reader = new BitReader(bytes);
    this.output = new Uint8Array(size);
    this.count = 0;
    this.state = 0;
    /** The last four distances, less one. */
    this.distances = [0, 0, 0, 0];
    this.literals = chanceLists(16, 0x300);
    // By the state: whether a match comes, one of a last distance, which one, and whether it is more than a byte.
    this.isMatch = evenChances(12);
    this.isRepeat = evenChances(12);
    this.isSecond = evenChances(12);
    this.isThird = evenChances(12);
    this.isFourth = evenChances(12);
    this.isLong = evenChances(12);
    this.lengths = new LengthReader();
    this.repeatLengths = new LengthReader();
    this.distance = new DistanceReader();
  }

  /** Reads a packet; returns whether it was not the end. */
  packet() {
    const { reader, state } = this;
    if (reader.bit(this.isMatch, state) === 0) {
      this.literal();
      return true;
    }
    const isLate = state >= literalStates;
    let length = 1;
    if (reader.bit(this.isRepeat, state) === 0) {
      length = this.lengths.read(reader);
      this.state = isLate ? 10 : 7;
      this.distances = [this.distance.read(reader, length), ...this.distances.slice(0, 3)];
      if (this.distances[0] === 0xFFFFFFFF) return false;
    } else if (this.chooseDistance() || reader.bit(this.isLong, state) === 1) {
      length = this.repeatLengths.read(reader);
      this.state = isLate ? 11 : 8;
    } else {
      this.state = isLate ? 11 : 9;
    }
    this.copy(length);
    return true;
  }

  /** Moves the chosen one of the last distances to the front; returns whether it was not there. */
  chooseDistance() {
    const { reader, state } = this;
    if (reader.bit(this.isSecond, state) === 0) return false;
    const index = reader.bit(this.isThird, state) === 0 ? 1 : 2 + reader.bit(this.isFourth, state);
    this.distances.unshift(...this.distances.splice(index, 1));
    return true;
  }

  literal() {
    const { reader, output, count, state } = this, chances = this.literals[(output[count - 1] ?? 0) >> 4];
    let node = 1;
    if (state >= literalStates) {
      // As long as the bits are those of the byte at the last distance, that one is part of the context.
      let match = output[count - 1 - this.distances[0]], isSame = true;
      while (isSame && node < 0x100) {
        const expected = match >> 7 & 1, bit = reader.bit(chances, (1 + expected << 8) + node);
        match <<= 1;
        node = node << 1 | bit;
        isSame = bit === expected;
      }
    }
    while (node < 0x100) node = node << 1 | reader.bit(chances, node);
    output[count] = node & 0xFF;
    this.count += 1;
    this.state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  /** @param {number} length */
  copy(length) {
    const { output, count, distances: [distance] } = this;
    if (distance >= count || count + length > output.length) throw new RangeError("a match is outside of the data");
    for (let index = count; index < count + length; index += 1) output[index] = output[index - distance - 1];
    this.count += length;
  }
}

/**
 * What a stream stands for; pauses now and then, and throws where it is damaged.
 * @param {Uint8Array} bytes
 * @param {number} size of what it stands for
 */
export async function unpack(bytes, size) {
  const packets = new PacketReader(bytes, size);
  for (let pause = pausedSize; packets.packet();) {
    if (packets.count < pause) continue;
    pause = packets.count + pausedSize;
    await new Promise((resume) => { setTimeout(resume); });
  }
  if (packets.count !== size) throw new RangeError("the size is another one");
  return packets.output;
}

"""####,
"playable.css": ####"""
.device.playable { touch-action: none; cursor: grab; }
.device.playable:active { cursor: grabbing; }
#play-text { margin: 0; font-size: 13px; }
#play-line .layers:not(:has(button:not([hidden]))) { display: none; }
#play-line .layers button { padding: 2px 9px; }
#play-line .layers button[hidden] { display: none; }
#play-line { order: -1; }

"""####,
"playable.html": ####"""
    <section class="panel" id="play-line" hidden>
      <p id="play-text" role="status"></p>
      <div class="layers">
        <button id="recorded" type="button" hidden>Back to the recording</button>
        <button id="tilt" type="button" aria-pressed="false" hidden>Gravity by tilting</button>
      </div>
    </section>

"""####,
"playable.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The page of a recording that can be played with.

import { find } from "./document.mjs";
import { makeEngine } from "./engine.mjs";
import { PlaySource } from "./playsource.mjs";
import { device, player, recording, source, xray } from "./recorded.mjs";
import { canTilt, TiltFollower } from "./tilt.mjs";

/** What of the app a page does not have, in words. */
const shortfallTexts = {
  actions: "what the app does after each step",
  contacts: "what it does about contacts",
  customField: "fields with a law of its own",
  customRegion: "regions of its own",
};

/** The line that tells who moves the items. */
const playLine = find("play-line"), playText = find("play-text"), tiltButton = find("tilt", HTMLButtonElement);

/** @param {PointerEvent} event */
function devicePoint({ clientX, clientY }) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(device.svg?.getScreenCTM()?.inverse());
  return { x, y };
}

/** @param {PlaySource} play */
function listen(play) {
  const section = find("device");
  section.classList.add("playable");
  section.addEventListener("pointerdown", (event) => {
    const { x, y } = devicePoint(event);
    if (event.button !== 0 || !play.grab(x, y)) return;
    event.preventDefault();
    section.setPointerCapture(event.pointerId);
    player.setPlaying(true);
  });
  section.addEventListener("pointermove", (event) => {
    const { x, y } = devicePoint(event);
    play.moveHand(x, y);
  });
  for (const name of ["pointerup", "pointercancel"]) section.addEventListener(name, () => play.release());
}

/**
 * Gravity follows the phone while the button is pressed.
 * @param {PlaySource} play
 */
function followTilt(play) {
  const host = /** @type {import("./tilt.mjs").Host} */ (/** @type {unknown} */ (window));
  const follower = new TiltFollower(host, (acceleration) => play.setTilt(acceleration));
  tiltButton.hidden = !canTilt(host);
  tiltButton.addEventListener("click", async () => {
    const isAllowed = await follower.toggle();
    tiltButton.textContent = isAllowed ? "Gravity by tilting" : "Tilting is not allowed here";
    tiltButton.setAttribute("aria-pressed", String(follower.isOn));
    if (follower.isOn && !play.isFree) play.leave();
  });
}

/** @param {PlaySource} play */
function tell(play) {
  const names = recording.play.shortfalls.map((/** @type {keyof typeof shortfallTexts} */ name) => shortfallTexts[name]);
  const missing = names.length ? ` Not here: ${names.join(", ")}.` : "";
  playLine.hidden = false;
  find("recorded").hidden = !play.isFree;
  playText.textContent = play.isFree ? `The engine in this page goes on.${missing}` : "Take hold of an item.";
}

/**
 * Reads what the page begins from, in the time between pictures.
 * @param {PlaySource} play
 */
function prepare(play) {
  if (!play.prepare(4)) setTimeout(() => prepare(play), 12);
}

/** @param {import("./engine.mjs").Engine} engine */
function begin(engine) {
  const play = new PlaySource(source, recording.play, engine);
  player.source = play;
  xray.onShow = () => play.refresh();
  find("recorded").addEventListener("click", () => {
    play.comeBack();
    player.setPlaying(false);
  });
  play.onChange = () => tell(play);
  listen(play);
  followTilt(play);
  tell(play);
  // With the contacts that only the engine knows.
  play.refresh();
  prepare(play);
  // For those who look into the page, and for the check of it.
  Object.assign(window, { playPage: { play, player, recording } });
}

makeEngine(find("engine").textContent ?? "").then((engine) => { if (engine) begin(engine); });

"""####,
"player.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Moves a source of frames through time, by the clock and the buttons.

import { find } from "./document.mjs";

/** @typedef {import("./frame.mjs").FrameSource} FrameSource */

/** Seconds that one picture of the display may take; a longer gap does not let time jump. */
const maximumElapsed = 0.1;

/** The clock and the buttons of a page. */
export class Player {
  /** @param {FrameSource} source */
  constructor(source) {
    this.source = source;
    this.isPlaying = true;
    this.speed = find("speed", HTMLSelectElement);
    this.scrubber = find("scrubber", HTMLInputElement);
    find("play").addEventListener("click", () => this.togglePlaying());
    find("step").addEventListener("click", () => this.step(1));
    find("back").addEventListener("click", () => this.step(-1));
    find("restart").addEventListener("click", () => this.restart());
    this.scrubber.addEventListener("input", () => this.seek(this.scrubber.valueAsNumber));
  }

  /** The keys that every page has. */
  get keyActions() {
    return {
      p: () => this.togglePlaying(), o: () => this.step(1), ".": () => this.step(1), ",": () => this.step(-1),
      r: () => this.restart(), arrowright: () => this.step(1), arrowleft: () => this.step(-1),
    };
  }

  /** @param {boolean} value */
  setPlaying(value) {
    if (value) this.source.start(); else if (this.isPlaying) this.source.pause();
    this.isPlaying = value;
    const icon = find("play-icon", SVGElement), button = find("play");
    icon.setAttribute("d", value ? "M9 6v12M15 6v12" : "M8 5l11 7-11 7z");
    icon.style.strokeWidth = value ? "3.2" : "1.6";
    button.title = value ? "Pause (P)" : "Play (P)";
    button.setAttribute("aria-label", button.title);
  }

  togglePlaying() { this.setPlaying(!this.isPlaying); }

  /** @param {number} frames */
  step(frames) {
    this.setPlaying(false);
    this.source.step(frames);
  }

  /** @param {number} frame */
  seek(frame) {
    this.setPlaying(false);
    this.source.seek(frame);
  }

  restart() { this.source.restart(); }

  /**
   * Sets the speed, if it is one of those to choose from.
   * @param {number | undefined} speed
   */
  setSpeed(speed) {
    if (speed !== undefined) this.speed.value = String(speed);
  }

  /**
   * Lets time pass from now on, in the rhythm of the display.
   * @param {(now: number) => void} [afterwards] called after each picture
   */
  run(afterwards = () => {}) {
    let before = performance.now();
    const tick = (/** @type {number} */ now) => {
      const elapsed = Math.max(Math.min((now - before) / 1000, maximumElapsed), 0);
      before = now;
      if (this.isPlaying) this.source.play(elapsed * this.source.framesPerSecond * Number(this.speed.value));
      else this.source.idle();
      afterwards(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }
}

"""####,
"playsource.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// A recording that a visitor can take hold of: from there the engine in the page goes on.

import { drawnWorlds } from "./drawnworld.mjs";
import { poseLength } from "./engine.mjs";
import { Keyframes } from "./keyframes.mjs";
import { Replay } from "./replay.mjs";

/** @typedef {import("./frame.mjs").FrameSource} FrameSource */
/** @typedef {import("./frame.mjs").Motion} Motion */
/** @typedef {import("./frame.mjs").XRayItem} XRayItem */

/** Points by which a finger may miss an item. */
const grabTolerance = 8;
/** Steps that are taken at once on the way to a frame, so that a picture in between can be drawn. */
const maximumSkip = 100_000;
/** Pictures of the display after which time that is missing is given up. */
const maximumCatchUp = 4;

/**
 * A body, and what shows it.
 * @typedef {object} Shown
 * @property {Keyframes} animator
 * @property {number} world
 * @property {number} body
 * @property {number} item its number among the items of the recording
 * @property {number} [node] the number of the node that shows it
 * @property {Motion} [motion] of the node at the frame that was left
 * @property {XRayItem} origin the item at the frame that was left
 * @property {number[]} start the pose of the body then
 */

/**
 * Plays a recording until it is taken hold of, and then the engine.
 * @implements {FrameSource}
 */
export class PlaySource {
  /**
   * @param {import("./recording.mjs").RecordingSource} recorded
   * @param {{animators: import("./keyframes.mjs").RecordedAnimator[], replayed: import("./series.mjs").Steps<number>}} play
   * @param {import("./engine.mjs").Engine} engine
   */
  constructor(recorded, play, engine) {
    this.recorded = recorded;
    this.engine = engine;
    this.framesPerSecond = recorded.framesPerSecond;
    this.animators = play.animators.map(
      (animator, number) => new Keyframes(animator, recorded.recording.frameCount, play.animators.length + number));
    // The worlds are the visitor's, then those that the keyframes are read with, then those of the replay.
    this.replay = new Replay(this.animators, engine, play.replayed, 2 * play.animators.length);
    recorded.xray.worldAt = (frame) => this.replay.at(frame);
    /** @type {Shown[]} */
    this.shown = [];
    /** The frame at which the recording was left; undefined while it plays. */
    this.left = /** @type {number | undefined} */ (undefined);
    /** Frames since then, with the part of the next one. */
    this.position = 0;
    this.count = 0;
    /** What `count` was at the last picture. */
    this.drawn = 0;
    /** @type {{world: number, x: number, y: number} | undefined} the hand, on the screen */
    this.hand = undefined;
    this.tilt = { x: 0, y: 0 };
    /** @type {XRayItem[]} */
    this.items = [];
    /** Called when the recording is left or returned to. */
    this.onChange = () => {};
  }

  /**
   * Reads keyframes for some milliseconds; returns whether all are read.
   * @param {number} milliseconds
   */
  prepare(milliseconds) {
    const end = performance.now() + milliseconds;
    return this.animators.every((animator) => animator.prepare(this.engine, () => performance.now() >= end));
  }

  /** Whether the engine goes on from the recording. */
  get isFree() { return this.left !== undefined; }

  get frame() { return this.left === undefined ? this.recorded.frame : this.left + this.count; }

  /**
   * Takes hold of the item at a point of the screen; returns whether there is one.
   * @param {number} x
   * @param {number} y
   */
  grab(x, y) {
    const items = this.isFree ? this.items : this.recorded.xray.itemsAt(this.recorded.frame);
    if (!items.some((item) => item.state !== 0 && isNear(item, x, y))) return false;
    if (!this.isFree) this.leave();
    for (let world = 0; world < this.animators.length; world += 1) {
      const point = this.animators[world].local(x, y);
      if (this.engine.exports.grab(world, point.x, point.y, grabTolerance) < 0) continue;
      this.hand = { world, x, y };
      return true;
    }
    return false;
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  moveHand(x, y) { if (this.hand) this.hand = { ...this.hand, x, y }; }

  release() {
    if (this.hand) this.engine.exports.release(this.hand.world);
    this.hand = undefined;
  }

  /** Leaves the recording at its present frame: loads the worlds as they were then. */
  leave() {
    const frame = this.recorded.frame, items = this.recorded.xray.itemsAt(frame);
    const shown = this.animators.flatMap((animator, world) => this.load(animator, world, frame, items));
    this.shown = shown.filter((body) => this.isLatest(body, shown, frame));
    this.left = frame;
    this.position = this.count = this.drawn = 0;
    this.items = items;
    this.setTilt(this.tilt);
    this.onChange();
  }

  /**
   * Whether no animator that began later has a body of the same item; removes the body if one does. An app may make
   * another animator for an item, and what became of the first one is not recorded.
   * @param {Shown} body
   * @param {Shown[]} all
   * @param {number} frame
   */
  isLatest(body, all, frame) {
    const rank = (/** @type {Shown} */ { animator: { at: [first] } }) => (first <= frame ? first : -first);
    const isLatest = !all.some((other) => other.item === body.item && rank(other) > rank(body));
    if (!isLatest) this.engine.exports.remove(body.world, body.body);
    return isLatest;
  }

  /**
   * @param {Keyframes} animator
   * @param {number} world
   * @param {number} frame
   * @param {XRayItem[]} items
   * @returns {Shown[]}
   */
  load(animator, world, frame, items) {
    const { bytes, items: numbers, missing } = animator.before(frame, this.engine);
    if (!bytes || !this.engine.load(world, bytes)) return [];
    this.engine.exports.step(world, Math.min(missing, maximumSkip));
    // Before the first keyframe the items are where its world has them.
    if (frame >= animator.at[0] && animator.isExact(frame) === 0) this.place(animator, world, frame, numbers);
    const poses = this.engine.list("poses", world), { recording, nodes } = this.recorded;
    return numbers.flatMap((item, body) => {
      if (item < 0) return [];
      const node = recording.items[item].node;
      const motion = node === undefined ? undefined : { node, ...nodes[node].motion(frame) };
      return [{
        animator, world, body, item, node, motion, origin: items[item],
        start: Array.from(poses.slice(body * poseLength, (body + 1) * poseLength)),
      }];
    });
  }

  /**
   * Brings bodies to where the recording has their items, at a moment that the keyframe before does not lead to.
   * @param {Keyframes} animator
   * @param {number} world
   * @param {number} frame
   * @param {number[]} numbers the items of the bodies
   */
  place(animator, world, frame, numbers) {
    const { xray } = this.recorded, [now, before] = [frame, Math.max(frame - 1, 0)].map((at) => xray.itemsAt(at));
    numbers.forEach((number, body) => {
      if (number < 0) return;
      // The app has removed it since the keyframe.
      if (now[number].state === 0) {
        this.engine.exports.remove(world, body);
        return;
      }
      const { x, y, angle, velocityX, velocityY } = now[number], point = animator.local(x, y);
      const velocity = animator.localVector(velocityX, velocityY);
      this.engine.exports.place(
        world, body, point.x, point.y, angle - animator.turn, velocity.x, velocity.y,
        (angle - before[number].angle) * this.framesPerSecond);
    });
  }

  /** Goes back to the recording, at the moment at which it was left. */
  comeBack() {
    if (this.left === undefined) return;
    const frame = this.left;
    this.release();
    this.left = undefined;
    // Every node is where the recording has it.
    for (const node of this.recorded.nodes) node.shownMotion = undefined;
    this.recorded.shown = undefined;
    this.recorded.seek(frame);
    this.onChange();
  }

  /**
   * Adds gravity from now on, points per second squared on the screen.
   * @param {{x: number, y: number}} acceleration
   */
  setTilt(acceleration) {
    this.tilt = acceleration;
    if (!this.isFree) return;
    this.animators.forEach((animator, world) => {
      const { x, y } = animator.localVector(acceleration.x, acceleration.y);
      this.engine.exports.accelerate(world, x, y);
    });
  }

  /** @param {number} frames */
  play(frames) {
    if (!this.isFree) return this.recorded.play(frames);
    this.position += frames;
    const due = Math.floor(this.position - this.count + 1e-6);
    this.advance(Math.min(due, maximumCatchUp));
    if (due > maximumCatchUp) this.position = this.count;
  }

  idle() { this.recorded.idle(); }

  start() { if (!this.isFree) this.recorded.start(); }

  pause() { this.recorded.pause(); }

  /** @param {number} frames */
  step(frames) {
    if (!this.isFree) return this.recorded.step(frames);
    // The engine goes forward alone; back is the recording.
    if (frames < 0) return this.comeBack();
    this.advance(frames);
    this.position = this.count;
  }

  /** @param {number} frame */
  seek(frame) {
    this.comeBack();
    this.recorded.seek(frame);
  }

  restart() { this.seek(0); }

  refresh() {
    if (this.isFree) this.draw(); else this.recorded.refresh();
  }

  /** @param {number} frames */
  advance(frames) {
    for (let frame = 0; frame < frames; frame += 1) {
      if (this.hand) {
        const { x, y } = this.animators[this.hand.world].local(this.hand.x, this.hand.y);
        this.engine.exports.move(this.hand.world, x, y);
      }
      for (let world = 0; world < this.animators.length; world += 1) this.engine.exports.step(world, 1);
      this.count += 1;
    }
    if (frames > 0) this.draw();
  }

  /** Shows the present state of the engine. */
  draw() {
    const poses = this.animators.map((_, world) => this.engine.list("poses", world));
    /** @type {Motion[]} */
    const motions = [];
    this.items = [...this.items];
    const seconds = (this.count - this.drawn) / this.framesPerSecond;
    this.drawn = this.count;
    if (seconds > 0) for (const shown of this.shown) this.move(shown, poses[shown.world], seconds, motions);
    const { recorded, frame } = this, { last } = recorded;
    recorded.show({
      isReset: false, frame, last: Math.max(last, frame), time: recorded.time(frame), hash: this.engine.hash(0),
      nodes: [], definitions: [], appearances: [], motions, events: [], items: this.items,
      touches: this.hand ? [{ x: this.hand.x, y: this.hand.y, age: 0 }] : [],
      ...(recorded.wantsXRay() ? { xray: this.xrayFrame() } : {}),
    });
  }

  /**
   * Brings an item and the node that shows it to the present pose of a body.
   * @param {Shown} shown
   * @param {Float32Array} poses
   * @param {number} seconds since the last picture
   * @param {Motion[]} motions
   */
  move({ animator, body, item, motion, origin, start }, poses, seconds, motions) {
    const at = body * poseLength, before = this.items[item];
    const way = animator.vector(poses[at] - start[0], poses[at + 1] - start[1]), turn = poses[at + 2] - start[2];
    const x = origin.x + way.x, y = origin.y + way.y, angle = origin.angle + turn, state = poses[at + 3];
    const isStill = before.x === x && before.y === y && before.angle === angle;
    // The node is where the frame that was left has it, or the picture before.
    if (motion && !isStill) {
      motions.push({ ...motion, x: motion.x + way.x, y: motion.y + way.y, rotation: motion.rotation + turn });
    }
    if (isStill && before.state === state && before.velocityX === 0 && before.velocityY === 0) return;
    this.items[item] = {
      ...origin, state, x, y, angle,
      velocityX: (x - before.x) / seconds, velocityY: (y - before.y) / seconds,
    };
  }

  /** The X-ray: items, contacts and joints as they are, boundaries and fields as they were. */
  xrayFrame() {
    const now = drawnWorlds(this.engine, this.animators, 0);
    return { ...this.recorded.xray.at(this.left ?? 0, this.items, now), arrows: {}, probes: {} };
  }
}

/**
 * Whether a point of the screen is in an item, or next to it.
 * @param {XRayItem} item
 * @param {number} x
 * @param {number} y
 */
function isNear(item, x, y) {
  const cosine = Math.cos(item.angle), sine = Math.sin(item.angle), dx = x - item.x, dy = y - item.y;
  const localX = cosine * dx + sine * dy, localY = cosine * dy - sine * dx;
  return item.outlines.some((outline) => distance(outline, localX, localY) <= grabTolerance);
}

/**
 * The distance of a point from a closed outline; 0 inside.
 * @param {number[]} outline
 * @param {number} x
 * @param {number} y
 */
function distance(outline, x, y) {
  let isInside = false, least = Infinity;
  for (let index = 0, previous = outline.length - 2; index < outline.length; previous = index, index += 2) {
    const [x1, y1, x2, y2] = [outline[previous], outline[previous + 1], outline[index], outline[index + 1]];
    if (y1 > y !== y2 > y && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1) isInside = !isInside;
    const square = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1;
    const share = Math.min(Math.max(((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / square, 0), 1);
    least = Math.min(least, Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1)));
  }
  return isInside ? 0 : least;
}

"""####,
"recorded.html": ####"""
<!-- slot: heading -->
  <h1>{{title}}</h1>
<!-- slot: panels -->
{{play}}    <section class="panel" id="items-panel">
      <h2>Items <small id="items-count"></small></h2>
      <div class="scroller"><table>
        <thead><tr><th scope="col">Name</th><th scope="col" title="Points">x</th><th scope="col" title="Points">y</th><th scope="col" title="Degrees, clockwise">angle</th><th scope="col" title="Points per second">speed</th></tr></thead>
        <tbody id="items"></tbody>
      </table></div>
    </section>
    <section class="panel grows">
      <h2>Events <small id="events-count"></small></h2>
      <ol id="events" class="scroller" aria-label="Events; choose one to go to its moment"></ol>
    </section>
<!-- slot: button -->
    <button id="loop" type="button" aria-pressed="true" aria-label="Loop (L)" title="Loop (L)"><svg viewBox="0 0 24 24" aria-hidden="true"><path class="line" d="M17 3l3 3-3 3M4 11V9a3 3 0 0 1 3-3h13M7 21l-3-3 3-3M20 13v2a3 3 0 0 1-3 3H4"/></svg></button>
<!-- slot: noscript -->
This page plays a recording and needs JavaScript. It makes no request to any server.
<!-- slot: data -->
<script id="recording" type="application/json">{{recording}}</script>
{{engine}}

"""####,
"recorded.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The page of a recording.

import { readAddress } from "./address.mjs";
import { readEvents } from "./coder.mjs";
import { DeviceView } from "./device.mjs";
import { find } from "./document.mjs";
import { EventList } from "./events.mjs";
import { ItemTable } from "./items.mjs";
import { bindKeys } from "./keys.mjs";
import { Player } from "./player.mjs";
import { RecordingSource } from "./recording.mjs";
import { Timeline } from "./timeline.mjs";
import { XRayPanel } from "./xraypanel.mjs";

/** The most events that are listed. */
const maximumEvents = 2000;

export const recording = JSON.parse(find("recording").textContent ?? "");
recording.events = readEvents(recording.log);
export const device = new DeviceView(find("device"));
const timeline = new Timeline();
const items = new ItemTable();
export const xray = new XRayPanel();

/**
 * Shows a frame in all panels.
 * @param {import("./frame.mjs").Frame} frame
 */
export function show(frame) {
  device.show(frame);
  if (frame.xray) xray.show(frame.xray);
  items.show(frame.items ?? []);
  for (const event of frame.events) events.add(event, false);
  events.highlight(frame.frame);
  timeline.show(frame);
}

export const source = new RecordingSource(recording, show);
export const player = new Player(source);
const events = new EventList(maximumEvents, (frame) => player.seek(frame));
events.setLast(source.last);
find("events-count").textContent = String(recording.events.length || "");
if (recording.events.length === 0) {
  find("events").innerHTML = `<li class="empty">No contacts, no pauses.</li>`;
}

xray.attach(device.group("xray"), { width: recording.width, height: recording.height });
xray.showLayers();
xray.onShow = () => source.refresh();
source.wantsXRay = () => xray.isShown;
source.onEnd = () => player.setPlaying(false);

/** @param {boolean} value */
function setLoops(value) {
  source.loops = value;
  find("loop").setAttribute("aria-pressed", String(value));
}
find("loop").addEventListener("click", () => setLoops(!source.loops));
bindKeys({ ...player.keyActions, l: () => setLoops(!source.loops), x: () => xray.toggle() });

// A page of a difference opens at it, paused; an address that names a moment comes first.
const address = readAddress(location.hash, false), opensAt = address.time ?? recording.opensAt;
const isOpened = address.time === undefined && opensAt !== undefined;
xray.fade(address.xray ?? recording.xray * 100);
player.setSpeed(address.speed);
player.setPlaying(!address.isPaused && !isOpened && !matchMedia("(prefers-reduced-motion: reduce)").matches);
source.seek(source.frameAt(opensAt ?? recording.startTime));
player.run();

"""####,
"recording.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// A recording as a source of frames: every frame can be shown at once.

import { drawnAppearances } from "./drawings.mjs";
import { seriesByName, seriesValues, steps } from "./series.mjs";
import { XRayTrack } from "./xraytrack.mjs";

/** @typedef {import("./frame.mjs").Frame} Frame */
/** @typedef {import("./frame.mjs").FrameSource} FrameSource */
/** @typedef {import("./series.mjs").Series} Series */

/**
 * @typedef {object} RecordedNode
 * @property {string} name
 * @property {number} [parent]
 * @property {import("./series.mjs").Steps<number>} appearance
 * @property {Series} x
 * @property {Series} y
 * @property {Series} [rotation]
 * @property {Series} [scaleX]
 * @property {Series} [scaleY]
 * @property {Series} [shear]
 * @property {Series} [opacity]
 */

/**
 * The data of a page, in whole numbers; the units are those of `PagePayload`.
 * @typedef {Omit<import("./xraytrack.mjs").RecordedXRay, "nodes"> & {
 *   width: number, height: number, framesPerSecond: number, startTime: number,
 *   appearances: import("./drawings.mjs").RecordedAppearance[], drawings?: import("./drawings.mjs").Drawings,
 *   nodes: RecordedNode[],
 *   touches: {begin: number, end: number, x: Series, y: Series}[],
 *   events: {frame: number, kind: string, text: string}[],
 *   hashes: {count: number, at: Series, code: string}, xray: number
 * }} RecordingData
 */

/** Points, radians, ratios and the tangent of an angle. */
const nodeUnits = {
  x: 0.01, y: 0.01, rotation: 0.0001, scaleX: 0.0001, scaleY: 0.0001, shear: 0.0001, opacity: 0.001,
};
const nodeStandards = { scaleX: 1, scaleY: 1, opacity: 1 };
const motionNames = /** @type {(keyof typeof nodeUnits)[]} */ (Object.keys(nodeUnits));

/** Frames in which a touch that has ended fades. */
const fadingFrames = 20;
/** Seconds for which the last frame stays before a loop starts over. */
const restBeforeLoop = 0.8;

/**
 * Plays a recording.
 * @implements {FrameSource}
 */
export class RecordingSource {
  /**
   * @param {RecordingData} recording
   * @param {(frame: Frame) => void} show
   */
  constructor(recording, show) {
    this.recording = recording;
    this.show = show;
    this.framesPerSecond = recording.framesPerSecond;
    this.last = Math.max(recording.frameCount - 1, 0);
    this.position = 0;
    this.loops = true;
    /** @type {number | undefined} the frame that is shown */
    this.shown = undefined;
    /** Called when the end is reached and the recording does not loop. */
    this.onEnd = () => {};
    /** Whether frames are shown with their X-ray. */
    this.wantsXRay = () => false;
    this.hashes = hashTrack(recording.hashes);
    this.xray = new XRayTrack(recording);
    const appearances = drawnAppearances(recording);
    this.nodes = recording.nodes.map((node, number) => new NodeTrack(node, number, appearances, recording.frameCount));
    this.touches = recording.touches.map((touch) => ({
      begin: touch.begin, end: touch.end, point: seriesByName(touch, recording.frameCount, { x: 0.01, y: 0.01 }),
    }));
  }

  /** @param {number} frames */
  play(frames) {
    this.position += frames;
    if (this.loops && this.position > this.last + restBeforeLoop * this.framesPerSecond) this.position = 0;
    if (!this.loops && this.position >= this.last) {
      this.position = this.last;
      this.onEnd();
    }
    this.draw();
  }

  idle() {}

  start() {
    if (this.position >= this.last) this.position = 0;
  }

  pause() {}

  /** @param {number} frames */
  step(frames) { this.seek(this.frame + frames); }

  /** @param {number} frame */
  seek(frame) {
    this.position = Math.max(0, Math.min(frame, this.last));
    this.draw();
  }

  restart() { this.seek(0); }

  refresh() {
    if (this.shown === undefined) return;
    this.shown = undefined;
    this.draw();
  }

  /** The frame at the present position. */
  get frame() { return Math.max(0, Math.min(Math.floor(this.position + 1e-6), this.last)); }

  /**
   * Seconds of virtual time at a frame.
   * @param {number} frame
   */
  time(frame) { return this.recording.startTime + frame / this.framesPerSecond; }

  /**
   * The frame at a time, in seconds.
   * @param {number} time
   */
  frameAt(time) { return Math.round((time - this.recording.startTime) * this.framesPerSecond); }

  draw() {
    const number = this.frame;
    if (number === this.shown) return;
    this.shown = number;
    this.show(this.makeFrame(number));
  }

  /**
   * @param {number} number
   * @returns {Frame}
   */
  makeFrame(number) {
    const isFirst = !this.hasBegun;
    this.hasBegun = true;
    const items = this.xray.itemsAt(number);
    /** @type {Frame} */
    const frame = {
      isReset: false, frame: number, last: this.last, time: this.time(number), hash: this.hashes(number),
      nodes: isFirst ? this.nodes : [],
      definitions: [], appearances: [], motions: [], touches: this.touchesAt(number), items,
      events: isFirst ? this.recording.events.map((event) => ({ ...event, time: this.time(event.frame) })) : [],
    };
    if (this.wantsXRay()) frame.xray = this.xray.at(number, items);
    for (const node of this.nodes) node.addChanges(number, frame);
    return frame;
  }

  /** @param {number} frame */
  touchesAt(frame) {
    return this.touches.filter(({ begin, end }) => frame >= begin && frame < end + fadingFrames)
      .map(({ end, point }) => ({ ...point(frame), age: Math.max(frame - end, 0) / fadingFrames }));
  }
}

/**
 * The hash of the state at a frame.
 * @param {RecordingData["hashes"]} source
 */
function hashTrack({ count, at, code }) {
  const frames = seriesValues(at, count), bytes = atob(code);
  const digits = (/** @type {number} */ index) =>
    Array.from(bytes.slice(8 * index, 8 * index + 8), (byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
  return steps({ at: frames, values: frames.map((_, index) => digits(index)) }, "–");
}

/** A view of a recording, and what is shown of it. */
class NodeTrack {
  /**
   * @param {RecordedNode} source
   * @param {number} number
   * @param {ReturnType<typeof drawnAppearances>} appearances
   * @param {number} frameCount
   */
  constructor(source, number, appearances, frameCount) {
    this.name = source.name;
    this.parent = source.parent;
    this.number = number;
    this.appearances = appearances;
    this.appearance = steps(source.appearance, -1);
    this.motion = seriesByName(source, frameCount, nodeUnits, nodeStandards);
    /** @type {number | undefined} */
    this.shownAppearance = undefined;
    /** @type {ReturnType<typeof this.motion> | undefined} */
    this.shownMotion = undefined;
  }

  /**
   * Adds what has changed since the frame that was shown before.
   * @param {number} number
   * @param {Frame} frame
   */
  addChanges(number, frame) {
    const node = this.number, current = this.appearance(number), isShown = current >= 0;
    if (current !== this.shownAppearance) {
      this.shownAppearance = current;
      const appearance = isShown ? this.appearances[current] : { markup: "" };
      frame.appearances.push({ node, ...appearance, isShown });
    }
    if (!isShown) return;
    const motion = this.motion(number), before = this.shownMotion;
    if (before && motionNames.every((name) => before[name] === motion[name])) return;
    this.shownMotion = motion;
    frame.motions.push({ node, ...motion });
  }
}

"""####,
"replay.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// What the engine computes again of a recording: the contacts and joints of its X-ray, which are not stored.

import { drawnWorlds } from "./drawnworld.mjs";
import { steps } from "./series.mjs";

/** Steps that are taken from one frame to another one rather than begin from a keyframe. */
const maximumAdvance = 60;

/** The worlds of a recording at any of its frames. */
export class Replay {
  /**
   * @param {import("./keyframes.mjs").Keyframes[]} animators
   * @param {import("./engine.mjs").Engine} engine
   * @param {import("./series.mjs").Steps<number>} frames 1 from the frames that the engine reaches exactly
   * @param {number} first the number of the first world
   */
  constructor(animators, engine, frames, first) {
    this.animators = animators;
    this.engine = engine;
    this.isReplayed = steps(frames, 0);
    this.first = first;
    /** Of each world its keyframe, and the steps since. */
    this.places = animators.map(() => ({ index: -1, steps: 0 }));
  }

  /**
   * The contacts and joints at a frame; undefined where the recording has them.
   * @param {number} frame
   */
  at(frame) {
    if (this.isReplayed(frame) !== 1) return undefined;
    this.animators.forEach((animator, number) => this.go(animator, number, frame));
    return drawnWorlds(this.engine, this.animators, this.first);
  }

  /**
   * Brings a world to a frame.
   * @param {import("./keyframes.mjs").Keyframes} animator
   * @param {number} number
   * @param {number} frame
   */
  go(animator, number, frame) {
    const world = this.first + number, place = this.places[number], { index, steps } = animator.place(frame);
    const advance = steps - place.steps;
    if (index === place.index && advance >= 0 && advance <= maximumAdvance) {
      this.engine.exports.step(world, advance);
    } else {
      const { bytes, missing } = animator.before(frame, this.engine);
      this.engine.load(world, bytes);
      this.engine.exports.step(world, missing);
    }
    this.places[number] = { index, steps };
  }
}

"""####,
"series.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Decodes the numbers of a recording into functions of the frame.

import { readLists, readSeries } from "./coder.mjs";

/**
 * A whole number for every frame, coded; what never changes is a number.
 * @typedef {number | string} Series
 */

/**
 * Values that change rarely: `values[n]` holds from frame `at[n]` on.
 * @template Value
 * @typedef {{at: number[], values: Value[]}} Steps
 */

/**
 * The value of a series at every frame, in its unit.
 * @param {Series | undefined} source
 * @param {number} frameCount
 * @param {number} unit
 * @param {number} [standard] the value where there is no series
 * @returns {(frame: number) => number}
 */
export function series(source, frameCount, unit, standard = 0) {
  if (source === undefined) return () => standard;
  if (typeof source === "number") return () => source * unit;
  const values = readSeries(source, frameCount).map((value) => value * unit);
  return (frame) => values[frame];
}

/**
 * All values of a series of whole numbers.
 * @param {Series} source
 * @param {number} count
 */
export function seriesValues(source, count) {
  const value = series(source, count, 1);
  return Array.from({ length: count }, (_, index) => value(index));
}

/**
 * The values of several series at every frame, by their names.
 * @template {Record<string, number>} Units
 * @param {{[Name in keyof Units]?: unknown}} source
 * @param {number} frameCount
 * @param {Units} units
 * @param {{[Name in keyof Units]?: number}} [standards] the values where there is no series; else 0
 * @returns {(frame: number) => Record<keyof Units, number>}
 */
export function seriesByName(source, frameCount, units, standards = {}) {
  const names = /** @type {(keyof Units)[]} */ (Object.keys(units));
  const tracks = names.map((name) =>
    series(/** @type {Series | undefined} */ (source[name]), frameCount, units[name], standards[name]));
  return (frame) => {
    const values = /** @type {Record<keyof Units, number>} */ ({});
    names.forEach((name, index) => { values[name] = tracks[index](frame); });
    return values;
  };
}

/**
 * The value that holds at a frame.
 * @template Value
 * @param {Steps<Value>} source
 * @param {Value} standard the value before the first change
 * @returns {(frame: number) => Value}
 */
export function steps(source, standard) {
  return (frame) => {
    let low = 0, high = source.at.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (source.at[middle] <= frame) low = middle + 1; else high = middle;
    }
    return low === 0 ? standard : source.values[low - 1];
  };
}

/**
 * The list that holds at a frame. Lists are read when the first of them is asked for: most people never
 * look at the X-ray.
 * @param {string} source
 * @returns {(frame: number) => number[]}
 */
export function lists(source) {
  /** @type {((frame: number) => number[]) | undefined} */
  let read;
  return (frame) => (read ??= steps(readLists(source), []))(frame);
}

/**
 * A function of the last argument that it was called with, computed once for each.
 * @template Value, Result
 * @param {(value: Value) => Result} derive
 * @returns {(value: Value) => Result}
 */
export function remembered(derive) {
  /** @type {{value: Value, result: Result} | undefined} */
  let last;
  return (value) => {
    if (!last || last.value !== value) last = { value, result: derive(value) };
    return last.result;
  };
}

"""####,
"shapes.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Makes path data of SVG from numbers in points.

/** @param {number} value */
export const n = (value) => value.toFixed(1);

/**
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 */
export const line = (x1, y1, x2, y2) => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;

/**
 * A circle.
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export const dot = (x, y, r) =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/**
 * @param {number} x
 * @param {number} y
 * @param {number} half
 */
export const square = (x, y, half) =>
  `M${n(x - half)} ${n(y - half)}h${2 * half}v${2 * half}h${-2 * half}z`;

/**
 * A cross.
 * @param {number} x
 * @param {number} y
 * @param {number} half
 */
export const cross = (x, y, half) => line(x - half, y, x + half, y) + line(x, y - half, x, y + half);

/**
 * Straight lines through points.
 * @param {number[]} points
 * @param {boolean} isClosed
 */
export function polyline(points, isClosed) {
  let data = "";
  for (let index = 0; index < points.length; index += 2) {
    data += `${index ? "L" : "M"}${n(points[index])} ${n(points[index + 1])}`;
  }
  return isClosed && data ? data + "Z" : data;
}

/**
 * A line with a head; nothing where it is too short to be seen.
 * @param {number} x
 * @param {number} y
 * @param {number} dx
 * @param {number} dy
 * @param {number} head
 */
export function arrow(x, y, dx, dy, head) {
  const length = Math.hypot(dx, dy);
  if (length < 2) return "";
  const ux = dx / length, uy = dy / length, size = Math.min(head, length * 0.6), half = size * 0.5;
  const tx = x + dx, ty = y + dy, bx = tx - ux * size, by = ty - uy * size;
  return line(x, y, tx, ty)
    + `M${n(bx - uy * half)} ${n(by + ux * half)}L${n(tx)} ${n(ty)}L${n(bx + uy * half)} ${n(by - ux * half)}`;
}

/**
 * Three quarters of a circle with a head: the effect of a magnetic field on what moves.
 * @param {number} x
 * @param {number} y
 * @param {number} sign
 */
export function circularArrow(x, y, sign) {
  const r = 5, right = x + r, head = y - sign * 3;
  return `M${n(x)} ${n(y + sign * r)}A${r} ${r} 0 1 ${sign > 0 ? 1 : 0} ${n(right)} ${n(y)}`
    + `M${n(right - 2.6)} ${n(head)}L${n(right)} ${n(y)}L${n(right + 2.6)} ${n(head)}`;
}

/**
 * A zigzag between two points.
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 */
export function spring(x1, y1, x2, y2) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 12) return line(x1, y1, x2, y2);
  const ux = (x2 - x1) / length, uy = (y2 - y1) / length, half = 5;
  const turns = Math.min(Math.max(Math.round(length / 11), 6), 26);
  let data = `M${n(x1)} ${n(y1)}L${n(x1 + ux * length * 0.12)} ${n(y1 + uy * length * 0.12)}`;
  for (let turn = 0; turn < turns; turn += 1) {
    const along = length * (0.12 + 0.76 * (turn + 0.5) / turns), side = turn % 2 ? half : -half;
    data += `L${n(x1 + ux * along - uy * side)} ${n(y1 + uy * along + ux * side)}`;
  }
  return data + `L${n(x1 + ux * length * 0.88)} ${n(y1 + uy * length * 0.88)}L${n(x2)} ${n(y2)}`;
}

/**
 * A short bar across a direction.
 * @param {number} x
 * @param {number} y
 * @param {number} ux
 * @param {number} uy
 * @param {number} half
 */
export function bar(x, y, ux, uy, half) {
  return line(x - uy * half, y + ux * half, x + uy * half, y - ux * half);
}

"""####,
"tilt.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Gravity that follows the way a phone is held.

/** Points per second squared of a phone that stands upright; a UIKit gravity of magnitude 1. */
const tiltUnit = 1000;
const degree = Math.PI / 180;

/** @typedef {{x: number, y: number}} Acceleration */

/**
 * The part of gravity along the screen, in points per second squared.
 *
 * The angles are those of a DeviceOrientationEvent in degrees: the phone lies on its back, turns about its x axis
 * by beta, then about its own y axis by gamma. Its screen may be turned against its natural orientation.
 * @param {number} beta
 * @param {number} gamma
 * @param {number} screenAngle
 * @returns {Acceleration}
 */
export function tiltedGravity(beta, gamma, screenAngle) {
  // Of a phone that stands upright gamma means nothing, and its cosine of beta is 0.
  const x = tiltUnit * Math.cos(beta * degree) * Math.sin(gamma * degree), y = tiltUnit * Math.sin(beta * degree);
  const cosine = Math.cos(screenAngle * degree), sine = Math.sin(screenAngle * degree);
  return { x: cosine * x + sine * y, y: cosine * y - sine * x };
}

/**
 * What a page knows of the device.
 * @typedef {object} Host
 * @property {boolean} isSecureContext
 * @property {{requestPermission?: () => Promise<string>}} [DeviceOrientationEvent]
 * @property {{orientation?: {angle: number}}} screen
 * @property {(query: string) => {matches: boolean}} matchMedia
 * @property {(name: string, listener: (event: any) => void) => void} addEventListener
 * @property {(name: string, listener: (event: any) => void) => void} removeEventListener
 */

/**
 * Whether the device may tell how it is held: events come in secure contexts alone, and a computer has no sensor.
 * @param {Host} host
 */
export function canTilt(host) {
  return host.isSecureContext && host.DeviceOrientationEvent !== undefined && host.matchMedia("(pointer: coarse)").matches;
}

/** Follows the way the device is held while it is switched on. */
export class TiltFollower {
  /**
   * @param {Host} host
   * @param {(acceleration: Acceleration) => void} onTilt
   */
  constructor(host, onTilt) {
    this.host = host;
    this.onTilt = onTilt;
    this.isOn = false;
    /** @param {{beta: number | null, gamma: number | null}} event */
    this.turn = ({ beta, gamma }) => {
      // Without a sensor there is one event without numbers.
      if (beta === null || gamma === null) return;
      onTilt(tiltedGravity(beta, gamma, host.screen.orientation?.angle ?? 0));
    };
  }

  /**
   * Switches on or off, and returns whether that was allowed; has to be called by a touch, of which Safari makes
   * the question to the visitor depend.
   */
  async toggle() {
    if (!this.isOn && !await this.isAllowed()) return false;
    this.isOn = !this.isOn;
    if (this.isOn) this.host.addEventListener("deviceorientation", this.turn);
    else this.host.removeEventListener("deviceorientation", this.turn);
    if (!this.isOn) this.onTilt({ x: 0, y: 0 });
    return true;
  }

  async isAllowed() {
    const event = this.host.DeviceOrientationEvent;
    if (!event?.requestPermission) return true;
    try {
      return await event.requestPermission() === "granted";
    } catch {
      // Not by a touch, or not in a page that may ask.
      return false;
    }
  }
}

"""####,
"timeline.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Shows the present moment: time, frame, hash, and the place on the scrubber.

import { find } from "./document.mjs";

/** The readout of the present moment, and the scrubber. */
export class Timeline {
  constructor() {
    this.scrubber = find("scrubber", HTMLInputElement);
    /** Whether a drag of the scrubber waits for its frame, so that the scrubber stays where it is. */
    this.isSeeking = () => false;
  }

  /** @param {import("./frame.mjs").Frame} frame */
  show({ frame, last, time, hash }) {
    const { scrubber } = this, end = Math.max(last, 1);
    find("time").textContent = `${time.toFixed(3)} s`;
    find("frame").textContent = `${frame} / ${last}`;
    find("hash").textContent = hash;
    scrubber.max = String(end);
    if (!this.isSeeking()) scrubber.value = String(frame);
    scrubber.style.setProperty("--share", `${scrubber.valueAsNumber / end * 100}%`);
    scrubber.setAttribute("aria-valuetext", `${time.toFixed(3)} seconds`);
  }
}

"""####,
"xray.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Draws what the animators hold: fields, bodies, boundaries, contacts, forces and joints.

import { element } from "./document.mjs";
import { drawJoints, jointPaths } from "./joints.mjs";
import { arrow, circularArrow, cross, dot, line, n, polyline } from "./shapes.mjs";

/** @typedef {import("./frame.mjs").XRayFrame} XRayFrame */
/** @typedef {import("./frame.mjs").XRayItem} XRayItem */
/** @typedef {import("./frame.mjs").XRayField} XRayField */
/** @typedef {{text: string, x: number, y: number}} Label */

/** The layers from back to front, with the name of their color in the table of colors. */
export const xrayLayers = {
  fields: "field", boundaries: "boundary", bodies: "awake", names: "soft", forces: "force",
  joints: "joint", contacts: "contact", velocities: "velocity",
};

/** The paths of each layer, from back to front; a path has the class of its name. */
const layerPaths = {
  fields: ["regions", "probes", "origins"], boundaries: ["boundaries"],
  bodies: ["awake", "asleep", "anchored", "ticks"], names: [], forces: ["gravity", "pushes", "pulls"],
  joints: jointPaths, contacts: ["normals", "points"], velocities: ["velocities"],
};
const bodyPaths = ["", "awake", "asleep", "anchored"];

/** Items and fields beyond these have no labels, which would hide each other. */
const maximumNames = 14, maximumFieldNames = 12;
/** Where more bodies touch, arrows at every contact would hide them all; `PagePayload` has the same number. */
const crowd = 60;

/** The drawing of an X-ray in a group of SVG. */
export class XRayView {
  /**
   * @param {Element} layer
   * @param {{width: number, height: number}} size of the screen, in points
   */
  constructor(layer, size) {
    this.layer = layer;
    this.size = size;
    this.veil = element("rect", layer, { class: "veil", x: 0, y: 0, ...size, rx: 7 });
    /** @type {Record<string, SVGElement>} */
    this.layers = {};
    /** @type {Record<string, SVGElement>} */
    this.paths = {};
    for (const name of Object.keys(xrayLayers)) this.layers[name] = element("g", layer);
    for (const [name, paths] of Object.entries(layerPaths)) {
      for (const path of paths) this.paths[path] = element("path", this.layers[name], { class: path });
    }
    // A region may reach far beyond the screen.
    element("rect", element("clipPath", layer, { id: "field-clip" }), { ...size, rx: 7 });
    this.layers.fields.setAttribute("clip-path", "url(#field-clip)");
    /** @type {Record<string, string>} the labels of each layer as they are shown */
    this.shownLabels = {};
    /** @type {Map<unknown, unknown>} parts of the frame that are shown, by a name */
    this.shown = new Map();
  }

  /** @param {XRayFrame} frame */
  show(frame) {
    this.showFields(frame.fields);
    this.showProbes(frame.probes);
    this.showItems(frame.items);
    this.showBoundaries(frame.boundaries);
    this.showContacts(frame.contacts, frame.items.length > crowd);
    for (const [name, data] of Object.entries(drawJoints(frame.joints))) this.draw(name, data);
    this.showArrows(frame.arrows);
  }

  /**
   * Fades from the app (0) to the X-ray (100): the first half brings the X-ray in, the second takes the
   * app away.
   * @param {number} value
   */
  fade(value) {
    this.layer.setAttribute("opacity", String(Math.min(value / 50, 1)));
    this.layer.setAttribute("display", value > 0 ? "inline" : "none");
    this.veil.setAttribute("opacity", String(0.9 * Math.max(value / 50 - 1, 0)));
  }

  /**
   * @param {string} name of a layer
   * @param {boolean} isShown
   */
  setLayer(name, isShown) {
    this.layers[name].setAttribute("display", isShown ? "inline" : "none");
  }

  /**
   * @param {string} path
   * @param {string} data
   */
  draw(path, data) {
    this.paths[path].setAttribute("d", data);
  }

  /**
   * Whether a part of a frame differs from the one that is shown; a recording has the same object in
   * every frame in which nothing changes.
   * @param {string} name
   * @param {unknown} part
   */
  isNew(name, part) {
    if (this.shown.get(name) === part) return false;
    this.shown.set(name, part);
    return true;
  }

  /**
   * Writes the labels of a layer, unless they are there.
   * @param {string} layer
   * @param {Label[]} labels
   * @param {Record<string, string>} attributes
   */
  label(layer, labels, attributes) {
    const key = JSON.stringify(labels);
    if (this.shownLabels[layer] === key) return;
    this.shownLabels[layer] = key;
    const group = this.layers[layer], texts = [...group.querySelectorAll("text")];
    for (const text of texts.slice(labels.length)) text.remove();
    labels.forEach(({ text, x, y }, index) => {
      const shown = texts[index] ?? element("text", group, attributes);
      if (shown.textContent !== text) shown.textContent = text;
      shown.setAttribute("x", n(x));
      shown.setAttribute("y", n(y));
    });
  }

  /** @param {XRayItem[]} items */
  showItems(items) {
    const bodies = ["", "", "", ""];
    let ticks = "", velocities = "", pulls = "";
    const present = items.filter((item) => item.state > 0);
    for (const item of present) {
      const { x, y, angle, velocityX, velocityY } = item;
      bodies[item.state] += outline(item);
      ticks += line(x, y, x + 9 * Math.cos(angle), y + 9 * Math.sin(angle)) + dot(x, y, 1.2);
      // A tenth of a second ahead, and never across the whole screen.
      const share = Math.min(0.1, 140 / Math.max(Math.hypot(velocityX, velocityY), 1));
      velocities += arrow(x, y, velocityX * share, velocityY * share, 8);
      pulls += arrow(x, y, item.pullX, item.pullY, 8);
    }
    for (const state of [1, 2, 3]) this.draw(bodyPaths[state], bodies[state]);
    this.draw("ticks", ticks);
    this.draw("velocities", velocities);
    this.draw("pulls", pulls);
    const named = items.length <= maximumNames ? present : [];
    this.label(
      "names", named.map(({ name, x, y }) => ({ text: name, x, y: y - 8 })),
      { class: "names", "text-anchor": "middle" });
  }

  /** @param {XRayFrame["boundaries"]} boundaries */
  showBoundaries(boundaries) {
    if (!this.isNew("boundaries", boundaries)) return;
    this.draw("boundaries", boundaries.flatMap(({ lines }) => lines).map((points) => polyline(points, false)).join(""));
    const labels = boundaries.filter(({ lines }) => lines[0]?.length >= 2)
      .map(({ name, lines }) => this.boundaryLabel(name, lines[0]));
    this.label("boundaries", labels, { class: "identifiers" });
  }

  /**
   * At the highest point, so that the name of a closed boundary stands above it.
   * @param {string} text
   * @param {number[]} points
   * @returns {Label}
   */
  boundaryLabel(text, points) {
    let [x, y] = points;
    for (let index = 2; index < points.length; index += 2) {
      if (points[index + 1] < y - 0.5) { x = points[index]; y = points[index + 1]; }
    }
    const { width, height } = this.size;
    return {
      text, x: Math.min(Math.max(x + 6, 6), Math.max(width - text.length * 6 - 6, 6)),
      // Below the line, because bodies rest above it.
      y: y + 14 > height - 4 ? height - 6 : Math.max(y + 14, 14),
    };
  }

  /**
   * @param {number[]} contacts
   * @param {boolean} isCrowded
   */
  showContacts(contacts, isCrowded) {
    let points = "", normals = "";
    for (let index = 0; index < contacts.length; index += 4) {
      const [x, y, dx, dy] = contacts.slice(index, index + 4);
      points += dot(x, y, isCrowded ? 1.4 : 2.6);
      if (!isCrowded) normals += arrow(x, y, dx, dy, 5);
    }
    this.draw("points", points);
    this.draw("normals", normals);
  }

  /** @param {XRayFrame["arrows"]} arrows */
  showArrows(arrows) {
    this.draw("gravity", vectors(arrows.gravity, (x, y, dx, dy) => arrow(x, y, dx, dy, 6)));
    this.draw("pushes", vectors(arrows.push, (x, y, dx, dy) => arrow(x, y, dx, dy, 10)));
  }

  /** @param {XRayFrame["probes"]} probes */
  showProbes(probes) {
    if (!this.isNew("probes", probes)) return;
    this.draw("probes",
      vectors(probes.probe, (x, y, dx, dy) => dot(x, y, 0.6) + arrow(x, y, dx, dy, 5))
      + vectors(probes.still, (x, y) => dot(x, y, 0.6))
      + vectors(probes.turn, (x, y, dx) => circularArrow(x, y, dx < 0 ? -1 : 1)));
  }

  /** @param {XRayField[]} fields */
  showFields(fields) {
    if (!this.isNew("fields", fields)) return;
    let regions = "", origins = "";
    for (const { x, y, region } of fields) {
      for (const points of region) {
        regions += polyline(points.map((number, index) => number + (index % 2 ? y : x)), true);
      }
      origins += dot(x, y, 4) + cross(x, y, 7);
    }
    this.draw("regions", regions);
    this.draw("origins", origins);
    const named = fields.length <= maximumFieldNames ? fields : [];
    this.label("fields", named.map((field) => this.fieldLabel(field)), { class: "field-names" });
  }

  /**
   * Beside the origin, in words: "radialGravity" is "radial gravity".
   * @param {XRayField} field
   * @returns {Label}
   */
  fieldLabel({ kind, x, y }) {
    return {
      text: kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      x: Math.min(Math.max(x + 8, 6), this.size.width - 60),
      y: Math.min(Math.max(y + 15, 14), this.size.height - 6),
    };
  }
}

/**
 * The outlines of an item, where it is and as it is turned.
 * @param {XRayItem} item
 */
export function outline({ x, y, angle, outlines }) {
  const cosine = Math.cos(angle), sine = Math.sin(angle);
  let data = "";
  for (const points of outlines) {
    const placed = [];
    for (let index = 0; index < points.length; index += 2) {
      const px = points[index], py = points[index + 1];
      placed.push(x + px * cosine - py * sine, y + px * sine + py * cosine);
    }
    data += polyline(placed, true);
  }
  return data;
}

/**
 * Draws a list of vectors, four numbers each.
 * @param {number[] | undefined} numbers
 * @param {(x: number, y: number, dx: number, dy: number) => string} draw
 */
function vectors(numbers, draw) {
  let data = "";
  for (let index = 0; index < (numbers?.length ?? 0); index += 4) {
    const [x, y, dx, dy] = numbers?.slice(index, index + 4) ?? [];
    data += draw(x, y, dx, dy);
  }
  return data;
}

"""####,
"xraypanel.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The panel of the X-ray: how much of it shows, and which layers.

import { find, makeButton } from "./document.mjs";
import { xrayLayers, XRayView } from "./xray.mjs";

/** The slider that fades from the app to the X-ray, and a button for each layer. */
export class XRayPanel {
  constructor() {
    this.slider = find("fade", HTMLInputElement);
    /** @type {Set<string>} */
    this.hiddenLayers = new Set();
    /** @type {XRayView | undefined} */
    this.view = undefined;
    /** Called when the X-ray begins to show. */
    this.onShow = () => {};
    this.slider.addEventListener("input", () => this.fade(this.slider.valueAsNumber));
    this.value = 0;
  }

  /** Whether any of the X-ray shows. */
  get isShown() { return this.value > 0; }

  /**
   * Controls the X-ray of a device.
   * @param {Element} layer
   * @param {{width: number, height: number}} size
   */
  attach(layer, size) {
    this.view = new XRayView(layer, size);
    this.view.fade(this.value);
    for (const name of this.hiddenLayers) this.view.setLayer(name, false);
  }

  /**
   * Fades to a value from 0, the app, to 100, the X-ray.
   * @param {number} value
   */
  fade(value) {
    const { slider } = this, wasShown = this.isShown;
    this.value = value;
    slider.value = String(value);
    slider.style.setProperty("--share", `${value}%`);
    slider.setAttribute(
      "aria-valuetext", value < 1 ? "App" : value > 99 ? "X-ray" : `${value} percent X-ray`);
    this.view?.fade(value);
    if (this.isShown && !wasShown) this.onShow();
  }

  /** Goes to the other end. */
  toggle() { this.fade(this.value < 50 ? 100 : 0); }

  /** @param {import("./frame.mjs").XRayFrame} frame */
  show(frame) {
    this.view?.show(frame);
    this.showLayers();
  }

  /** Puts up the buttons for the layers, once. */
  showLayers() {
    const group = find("layers");
    if (group.childElementCount) return;
    for (const [name, color] of Object.entries(xrayLayers)) {
      const button = makeButton(`<i style="--chip: var(--${color})"></i>${name}`);
      button.setAttribute("aria-pressed", "true");
      button.addEventListener("click", () => {
        const isShown = this.hiddenLayers.delete(name);
        if (!isShown) this.hiddenLayers.add(name);
        button.setAttribute("aria-pressed", String(isShown));
        this.view?.setLayer(name, isShown);
      });
      group.append(button);
    }
  }
}

"""####,
"xraytrack.mjs": ####"""
// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The X-ray of a recording as a function of the frame.

import { lists, remembered, seriesByName, steps } from "./series.mjs";

/** @typedef {import("./frame.mjs").XRayFrame} XRayFrame */
/** @typedef {import("./frame.mjs").XRayItem} XRayItem */
/** @typedef {Pick<XRayFrame, "contacts" | "joints">} DrawnWorld */
/** @typedef {import("./series.mjs").Series} Series */
/**
 * @template Value
 * @typedef {import("./series.mjs").Steps<Value>} Steps
 */

/**
 * @typedef {object} RecordedItem
 * @property {string} name
 * @property {Steps<number>} state
 * @property {Steps<number>} outlines the numbers of shapes
 * @property {number} [node] the node whose motion is to be added to that of the item
 * @property {Series} x
 * @property {Series} y
 * @property {Series} angle
 * @property {Series} velocityX
 * @property {Series} velocityY
 * @property {boolean} [followsMotion] whether the motion since the frame before is to be added to the velocities
 * @property {Series} [pullX]
 * @property {Series} [pullY]
 */

/**
 * @typedef {object} RecordedXRay
 * @property {number} frameCount
 * @property {number} framesPerSecond
 * @property {RecordedItem[]} items
 * @property {number[][][]} shapes
 * @property {{x: Series, y: Series, rotation?: Series}[]} nodes
 * @property {Steps<{name: string, lines: number[][]}[]>} boundaries
 * @property {string} contacts
 * @property {string} joints
 * @property {string[]} jointKinds
 * @property {string} arrows
 * @property {string} probes
 * @property {string} origins
 * @property {Steps<number[][][]>} regions
 * @property {string[]} fieldKinds
 * @property {string[]} lineKinds
 */

/** Points, radians, points per second, and points of an arrow. */
const itemUnits = {
  x: 0.01, y: 0.01, angle: 0.0001, velocityX: 1, velocityY: 1, pullX: 0.5, pullY: 0.5,
};

/** Points and radians of the node that shows an item. */
const baseUnits = { x: 0.01, y: 0.01, angle: 0.0001 };

/**
 * Hundredths of a point as points.
 * @param {number[]} numbers
 */
const points = (numbers) => numbers.map((number) => number / 100);

/** The items of a recording, and what else its animators held. */
export class XRayTrack {
  /** @param {RecordedXRay} recording */
  constructor(recording) {
    this.items = recording.items.map((item) => itemTrack(item, recording));
    this.boundaries = steps({
      at: recording.boundaries.at,
      values: recording.boundaries.values.map((boundaries) =>
        boundaries.map(({ name, lines }) => ({ name, lines: lines.map(points) }))),
    }, []);
    const contacts = lists(recording.contacts), joints = lists(recording.joints);
    const arrows = lists(recording.arrows), probes = lists(recording.probes);
    this.contacts = (/** @type {number} */ frame) => points(contacts(frame));
    this.joints = (/** @type {number} */ frame) => jointList(joints(frame), recording.jointKinds);
    this.arrows = (/** @type {number} */ frame, /** @type {XRayItem[]} */ items) =>
      byKind(besideItems(arrows(frame), items, recording.lineKinds.length), recording.lineKinds, (...numbers) => points(numbers));
    const probesByKind = remembered((/** @type {number[]} */ numbers) =>
      byKind(numbers, recording.lineKinds, (x, y, dx, dy) => [x / 100, y / 100, dx / 2, dy / 2]));
    this.probes = (/** @type {number} */ frame) => probesByKind(probes(frame));
    this.fields = fieldTrack(recording);
    /**
     * What a page that holds the engine computes in place of the stored contacts and joints.
     * @type {(frame: number) => DrawnWorld | undefined}
     */
    this.worldAt = () => undefined;
  }

  /**
   * @param {number} frame
   * @returns {XRayItem[]}
   */
  itemsAt(frame) { return this.items.map((item) => item(frame)); }

  /**
   * @param {number} frame
   * @param {XRayItem[]} items
   * @param {DrawnWorld} [world] contacts and joints that take the place of the recorded ones
   * @returns {XRayFrame}
   */
  at(frame, items, world = this.worldAt(frame)) {
    const { contacts, joints } = world ?? { contacts: this.contacts(frame), joints: this.joints(frame) };
    return {
      items, boundaries: this.boundaries(frame), contacts, joints,
      arrows: this.arrows(frame, items), probes: this.probes(frame), fields: this.fields(frame),
    };
  }
}

/**
 * @param {RecordedItem} source
 * @param {RecordedXRay} recording
 * @returns {(frame: number) => XRayItem}
 */
function itemTrack(source, { frameCount, framesPerSecond, nodes, shapes }) {
  const { name } = source;
  const state = steps(source.state, 0);
  const outlines = steps(
    { at: source.outlines.at, values: source.outlines.values.map((shape) => shapes[shape].map(points)) }, []);
  const motion = seriesByName(source, frameCount, itemUnits);
  const node = source.node === undefined ? undefined : nodes[source.node];
  const base = seriesByName({ x: node?.x, y: node?.y, angle: node?.rotation }, frameCount, baseUnits);
  const place = (/** @type {number} */ frame) => {
    const own = motion(frame), { x, y, angle } = base(frame);
    return { ...own, x: own.x + x, y: own.y + y, angle: own.angle + angle };
  };
  const speed = (/** @type {number} */ way) => Math.floor(way * framesPerSecond + 0.5);
  return (frame) => {
    const now = place(frame);
    if (source.followsMotion && frame > 0) {
      const before = place(frame - 1);
      now.velocityX += speed(now.x - before.x);
      now.velocityY += speed(now.y - before.y);
    }
    return { name, state: state(frame), outlines: outlines(frame), ...now };
  };
}

/**
 * For each joint the number of its kind, its number of points, and the points in tenths of a point.
 * @param {number[]} numbers
 * @param {string[]} kinds
 */
function jointList(numbers, kinds) {
  const joints = [];
  for (let index = 0; index < numbers.length;) {
    const end = index + 2 + 2 * numbers[index + 1];
    joints.push({ kind: kinds[numbers[index]], points: numbers.slice(index + 2, end).map((number) => number / 10) });
    index = end;
  }
  return joints;
}

/**
 * Brings arrows that begin at items to where these are: of six numbers, the second is that of an item, from 1; 0 is
 * no item. From a number of kinds on, an arrow is as long as the one before it.
 * @param {number[]} numbers
 * @param {XRayItem[]} items
 * @param {number} kinds
 */
function besideItems(numbers, items, kinds) {
  const arrows = [];
  let dx = 0, dy = 0;
  for (let index = 0; index < numbers.length; index += 6) {
    const [kind, number, x, y, width, height] = numbers.slice(index, index + 6), item = items[number - 1];
    if (kind < kinds) [dx, dy] = [width, height];
    arrows.push(kind % kinds, x + (item ? onMark(item.x) : 0), y + (item ? onMark(item.y) : 0), dx, dy);
  }
  return arrows;
}

/**
 * A number of points as hundredths, on the tenths on which marks lie; see `PagePayload.markStep`.
 * @param {number} value
 */
const onMark = (value) => 10 * Math.floor((Math.round(100 * value) + 5) / 10);

/**
 * Sorts lists of five numbers by the kind that the first of them stands for.
 * @param {number[]} numbers
 * @param {string[]} kinds
 * @param {(a: number, b: number, c: number, d: number) => number[]} convert
 */
function byKind(numbers, kinds, convert) {
  /** @type {Record<string, number[]>} */
  const sorted = {};
  for (let index = 0; index < numbers.length; index += 5) {
    const [kind, a, b, c, d] = numbers.slice(index, index + 5);
    (sorted[kinds[kind]] ??= []).push(...convert(a, b, c, d));
  }
  return sorted;
}

/**
 * Three numbers a field, and the lines around its region.
 * @param {RecordedXRay} recording
 * @returns {(frame: number) => import("./frame.mjs").XRayField[]}
 */
function fieldTrack(recording) {
  const origins = lists(recording.origins), regions = steps(recording.regions, []);
  const withRegions = remembered((/** @type {number[][][]} */ regions) =>
    remembered((/** @type {number[]} */ origins) => {
      const fields = [];
      for (let index = 0; index < origins.length; index += 3) {
        fields.push({
          kind: recording.fieldKinds[origins[index]], x: origins[index + 1] / 100, y: origins[index + 2] / 100,
          region: (regions[index / 3] ?? []).map(points),
        });
      }
      return fields;
    }));
  return (frame) => withRegions(regions(frame))(origins(frame));
}

"""####,
  ]

  /// The text of a file that is there.
  static func text(_ name: String) -> String {
    guard let text = texts[name] else { preconditionFailure("no file \(name) is embedded") }
    return text
  }
}
