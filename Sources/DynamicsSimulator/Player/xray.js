"use strict";
// Draws what the animators held: fields, bodies, boundaries, contacts and forces.

const veil = element("rect", xray,
  { class: "veil", x: 0, y: 0, width: recording.width, height: recording.height, rx: 7 });
const layerNames = ["fields", "boundaries", "bodies", "names", "forces", "joints", "contacts", "velocities"];
const layers = {};
for (const name of layerNames) layers[name] = element("g", xray);
const paths = {};
for (const [layer, name] of [
  ["fields", "regions"], ["fields", "probes"], ["fields", "origins"], ["boundaries", "boundaries"],
  ["bodies", "awake"], ["bodies", "asleep"], ["bodies", "anchored"], ["bodies", "ticks"],
  ["forces", "gravity"], ["forces", "pushes"], ["forces", "pulls"], ["contacts", "normals"],
  ["contacts", "points"], ["velocities", "velocities"],
]) paths[name] = element("path", layers[layer], { class: name });

const items = recording.items.map((source) => ({
  name: source.name,
  state: steps(source.state, 0),
  outlines: steps({ at: source.outlines.at, values: source.outlines.values.map((lines) => lines.map(lengths)) }, []),
  x: series(source.x, 0.01), y: series(source.y, 0.01), angle: series(source.angle, 0.0001),
  pullX: series(source.pullX, 0.5), pullY: series(source.pullY, 0.5),
  velocityX: series(source.velocityX, 0.1), velocityY: series(source.velocityY, 0.1),
}));
const labels = items.length <= 14
  ? items.map((item) => element("text", layers.names, { class: "names", "text-anchor": "middle" })) : [];
labels.forEach((label, number) => { label.textContent = items[number].name; });
// Where many bodies touch, arrows at every contact would hide them all.
const isCrowded = items.length > 60;
const boundaries = steps(recording.boundaries, []);
const contacts = lists(recording.contacts);
const arrows = lists(recording.arrows);
const probes = lists(recording.probes);
const origins = lists(recording.origins);
const regions = steps(recording.regions, []);
// A region may reach far beyond the screen.
element("rect", element("clipPath", xray, { id: "field-clip" }),
  { width: recording.width, height: recording.height, rx: 7 });
layers.fields.setAttribute("clip-path", "url(#field-clip)");

const n = (value) => value.toFixed(1);
const line = (x1, y1, x2, y2) => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
const dot = (x, y, r) => `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

function arrow(x, y, dx, dy, head) {
  const length = Math.hypot(dx, dy);
  if (length < 2) return "";
  const ux = dx / length, uy = dy / length, size = Math.min(head, length * 0.6);
  const tx = x + dx, ty = y + dy, bx = tx - ux * size, by = ty - uy * size, half = size * 0.5;
  return line(x, y, tx, ty)
    + `M${n(bx - uy * half)} ${n(by + ux * half)}L${n(tx)} ${n(ty)}L${n(bx + uy * half)} ${n(by - ux * half)}`;
}

function outline(item, frame) {
  const x = item.x(frame), y = item.y(frame), angle = item.angle(frame);
  const cosine = Math.cos(angle), sine = Math.sin(angle);
  let data = "";
  for (const points of item.outlines(frame)) {
    for (let index = 0; index < points.length; index += 2) {
      const px = points[index], py = points[index + 1];
      data += `${index ? "L" : "M"}${n(x + px * cosine - py * sine)} ${n(y + px * sine + py * cosine)}`;
    }
    if (points.length) data += "Z";
  }
  return data;
}

function drawBodies(frame) {
  const bodies = ["", "", "", ""];
  let ticks = "", velocities = "", pulls = "";
  items.forEach((item, number) => {
    const state = item.state(frame);
    if (labels[number]) labels[number].setAttribute("display", state ? "inline" : "none");
    if (!state) return;
    const x = item.x(frame), y = item.y(frame), angle = item.angle(frame);
    bodies[state] += outline(item, frame);
    ticks += line(x, y, x + 9 * Math.cos(angle), y + 9 * Math.sin(angle)) + dot(x, y, 1.2);
    // A tenth of a second ahead, and never across the whole screen.
    const vx = item.velocityX(frame), vy = item.velocityY(frame);
    const share = Math.min(0.1, 140 / Math.max(Math.hypot(vx, vy), 1));
    velocities += arrow(x, y, vx * share, vy * share, 8);
    pulls += arrow(x, y, item.pullX(frame), item.pullY(frame), 8);
    if (labels[number]) {
      labels[number].setAttribute("x", n(x));
      labels[number].setAttribute("y", n(y - 8));
    }
  });
  paths.awake.setAttribute("d", bodies[1]);
  paths.asleep.setAttribute("d", bodies[2]);
  paths.anchored.setAttribute("d", bodies[3]);
  paths.ticks.setAttribute("d", ticks);
  paths.velocities.setAttribute("d", velocities);
  paths.pulls.setAttribute("d", pulls);
}

let shownBoundaries;
function drawBoundaries(frame) {
  const current = boundaries(frame);
  if (current === shownBoundaries) return;
  shownBoundaries = current;
  for (const text of layers.boundaries.querySelectorAll("text")) text.remove();
  let data = "";
  for (const boundary of current) {
    const lines = boundary.lines.map(lengths);
    for (const points of lines) {
      for (let index = 0; index < points.length; index += 2) {
        data += `${index ? "L" : "M"}${n(points[index])} ${n(points[index + 1])}`;
      }
    }
    nameBoundary(boundary.name, lines);
  }
  paths.boundaries.setAttribute("d", data);
}

function nameBoundary(name, lines) {
  const points = lines[0];
  if (!points || points.length < 2) return;
  // The highest point, so that the name of a closed boundary stands above it.
  let x = points[0], y = points[1];
  for (let index = 2; index < points.length; index += 2) {
    if (points[index + 1] < y - 0.5) { x = points[index]; y = points[index + 1]; }
  }
  const width = name.length * 6;
  const text = element("text", layers.boundaries, {
    class: "identifiers",
    x: n(Math.min(Math.max(x + 6, 6), Math.max(recording.width - width - 6, 6))),
    // Below the line, because bodies rest above it.
    y: n(y + 14 > recording.height - 4 ? recording.height - 6 : Math.max(y + 14, 14)),
  });
  text.textContent = name;
}

function drawContacts(frame) {
  const numbers = contacts(frame);
  let points = "", normals = "";
  for (let index = 0; index < numbers.length; index += 4) {
    const [x, y, dx, dy] = numbers.slice(index, index + 4).map((number) => number / 100);
    points += dot(x, y, isCrowded ? 1.4 : 2.6);
    if (!isCrowded) normals += arrow(x, y, dx, dy, 5);
  }
  paths.points.setAttribute("d", points);
  paths.normals.setAttribute("d", normals);
}

function drawArrows(frame) {
  const data = { gravity: "", pushes: "" };
  const numbers = arrows(frame);
  for (let index = 0; index < numbers.length; index += 5) {
    const kind = recording.lineKinds[numbers[index]];
    const [x1, y1, x2, y2] = numbers.slice(index + 1, index + 5).map((number) => number / 100);
    if (kind === "gravity") data.gravity += arrow(x1, y1, x2 - x1, y2 - y1, 6);
    else data.pushes += arrow(x1, y1, x2 - x1, y2 - y1, 10);
  }
  for (const [name, value] of Object.entries(data)) paths[name].setAttribute("d", value);
}

/** Three quarters of a circle with a head: what a magnetic field does to what moves. */
function turn(x, y, sign) {
  const r = 5, right = x + r, head = y - sign * 3;
  return `M${n(x)} ${n(y + sign * r)}A${r} ${r} 0 1 ${sign > 0 ? 1 : 0} ${n(right)} ${n(y)}`
    + `M${n(right - 2.6)} ${n(head)}L${n(right)} ${n(y)}L${n(right + 2.6)} ${n(head)}`;
}

/** Names a field beside its origin, in words: "radialGravity" is "radial gravity". */
function nameField(kind, x, y) {
  const text = element("text", layers.fields, {
    class: "field-names",
    x: n(Math.min(Math.max(x + 8, 6), recording.width - 60)),
    y: n(Math.min(Math.max(y + 15, 14), recording.height - 6)),
  });
  text.textContent = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

let shownProbes, shownOrigins, shownRegions;
function drawFields(frame) {
  const grid = probes(frame), places = origins(frame);
  if (grid !== shownProbes) {
    shownProbes = grid;
    let data = "";
    for (let index = 0; index < grid.length; index += 5) {
      const kind = recording.lineKinds[grid[index]];
      const x = grid[index + 1] / 100, y = grid[index + 2] / 100;
      const dx = grid[index + 3] / 2, dy = grid[index + 4] / 2;
      if (kind === "turn") data += turn(x, y, dx < 0 ? -1 : 1);
      else data += dot(x, y, 0.6) + (kind === "probe" ? arrow(x, y, dx, dy, 5) : "");
    }
    paths.probes.setAttribute("d", data);
  }
  const outlines = regions(frame);
  if (places === shownOrigins && outlines === shownRegions) return;
  shownOrigins = places;
  shownRegions = outlines;
  for (const text of layers.fields.querySelectorAll("text")) text.remove();
  let area = "", marks = "";
  for (let index = 0; index < places.length; index += 3) {
    const [x, y] = places.slice(index + 1, index + 3).map((number) => number / 100);
    for (const points of (outlines[index / 3] ?? []).map(lengths)) {
      for (let place = 0; place < points.length; place += 2) {
        area += `${place ? "L" : "M"}${n(x + points[place])} ${n(y + points[place + 1])}`;
      }
      area += "Z";
    }
    if (places.length <= 12) nameField(recording.fieldKinds[places[index]], x, y);
    marks += dot(x, y, 4) + line(x - 7, y, x + 7, y) + line(x, y - 7, x, y + 7);
  }
  paths.regions.setAttribute("d", area);
  paths.origins.setAttribute("d", marks);
}

function drawXRay(frame) {
  drawFields(frame);
  drawBodies(frame);
  drawBoundaries(frame);
  drawContacts(frame);
  drawJoints(frame);
  drawArrows(frame);
}
