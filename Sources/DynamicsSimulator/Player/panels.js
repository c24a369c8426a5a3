"use strict";
// Fills the panels beside the stage: layers of the X-ray, items, events.

const layerColors = {
  fields: "field", boundaries: "boundary", bodies: "awake", names: "soft", forces: "force", joints: "joint",
  contacts: "contact", velocities: "velocity",
};
for (const name of layerNames) {
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-pressed", "true");
  button.innerHTML = `<i style="--chip: var(--${layerColors[name]})"></i>${name}`;
  button.addEventListener("click", () => {
    const isOn = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(isOn));
    layers[name].setAttribute("display", isOn ? "inline" : "none");
  });
  find("layers").append(button);
}

const shownItems = items.slice(0, 60);
const rows = shownItems.map((item) => {
  const row = document.createElement("tr");
  row.innerHTML = "<td><i></i><span></span></td><td></td><td></td><td></td><td></td>";
  row.querySelector("span").textContent = item.name;
  row.cells[0].title = item.name;
  find("items").append(row);
  return row;
});
find("items-count").textContent =
  items.length > shownItems.length ? `${shownItems.length} of ${items.length}` : items.length || "";
find("items-panel").hidden = items.length === 0;
if (items.length === 0) find("items-panel").style.display = "none";

function drawRows(frame) {
  shownItems.forEach((item, number) => {
    const row = rows[number], state = item.state(frame);
    row.dataset.state = state;
    const speed = Math.hypot(item.velocityX(frame), item.velocityY(frame));
    const values = state
      ? [item.x(frame).toFixed(1), item.y(frame).toFixed(1), `${(item.angle(frame) * 180 / Math.PI).toFixed(0)}°`, speed.toFixed(0)]
      : ["–", "–", "–", "–"];
    values.forEach((value, column) => {
      const cell = row.cells[column + 1];
      if (cell.textContent !== value) cell.textContent = value;
    });
  });
}

const seconds = (frame) => (recording.startTime + frame / recording.framesPerSecond).toFixed(3);
const eventButtons = recording.events.slice(0, 2000).map((event) => {
  const entry = document.createElement("li"), button = document.createElement("button");
  button.type = "button";
  button.innerHTML = `<time></time><i class="${event.kind}"></i><span></span>`;
  button.querySelector("time").textContent = seconds(event.frame);
  button.querySelector("span").textContent = event.text;
  button.addEventListener("click", () => { setPlaying(false); seek(event.frame); });
  entry.append(button);
  find("events").append(entry);
  const mark = document.createElement("i");
  mark.className = event.kind;
  mark.style.left = `${last ? event.frame / last * 100 : 0}%`;
  find("marks").append(mark);
  return button;
});
find("events-count").textContent = recording.events.length || "";
if (recording.events.length === 0) {
  find("events").innerHTML = `<li class="empty">No contacts, no pauses.</li>`;
}

let currentEvent = -1;
function drawEvents(frame) {
  let current = -1;
  recording.events.forEach((event, number) => { if (event.frame <= frame) current = number; });
  current = Math.min(current, eventButtons.length - 1);
  if (current === currentEvent) return;
  eventButtons.forEach((button, number) => {
    button.classList.toggle("past", number <= current);
    button.setAttribute("aria-current", String(number === current));
  });
  currentEvent = current;
  const list = find("events");
  if (current >= 0 && list.scrollHeight > list.clientHeight) {
    const button = eventButtons[current];
    list.scrollTop = button.offsetTop - list.offsetTop - list.clientHeight / 2;
  }
}
