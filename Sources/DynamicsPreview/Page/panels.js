"use strict";
// Fills what stands beside the stage.

const layerColors = {
  boundaries: "boundary", bodies: "awake", names: "soft", forces: "force", joints: "joint",
  contacts: "contact", velocities: "velocity", fields: "field",
};

const panels = {
  events: [], costs: [], loads: [], written: 0,

  open(scene) {
    find("title").textContent = scene.title;
    find("summary").textContent = scene.summary;
    find("source").innerHTML = scene.source ? highlighted(scene.source) : "The source is not at hand.";
    document.title = `${scene.title} · OpenUIDynamics`;
    this.showParameters(scene.parameters);
    this.clear();
  },

  showParameters(parameters) {
    find("parameters-panel").hidden = parameters.length === 0;
    find("parameters").replaceChildren(...parameters.map((parameter) => {
      const { name, minimum, maximum, value, unit } = parameter;
      const label = document.createElement("label");
      label.innerHTML = `<span></span><input type="range" step="any"><output></output>`;
      const [text, slider, output] = label.children;
      text.textContent = name;
      Object.assign(slider, { min: minimum, max: maximum, value });
      const write = () => {
        output.textContent = `${Number(slider.value).toFixed(2)}${unit ? ` ${unit}` : ""}`;
        slider.style.setProperty("--share", `${(slider.value - minimum) / (maximum - minimum) * 100}%`);
      };
      slider.addEventListener("input", () => { write(); player.set(name, slider.valueAsNumber); });
      write();
      return label;
    }));
  },

  clear() {
    this.events = [];
    this.costs = [];
    this.loads = [];
    find("events").replaceChildren();
    find("marks").replaceChildren();
  },

  /** Takes a frame in; what is written beside the stage follows ten times a second, or at once. */
  show(frame, isStill) {
    if (frame.isReset) this.clear();
    for (const event of frame.events) this.addEvent(event);
    this.costs.push(frame.cost * 1000);
    this.loads.push(frame.counters);
    if (frame.cost <= 0) { this.costs.pop(); this.loads.pop(); }
    if (this.costs.length > 240) { this.costs.shift(); this.loads.shift(); }
    if (frame.behaviors) this.behaviors = frame.behaviors;
    const now = performance.now();
    if (!isStill && now - this.written < 100) return;
    this.write(frame, now);
  },

  write(frame, now) {
    this.written = now;
    find("time").textContent = `${frame.time.toFixed(3)} s`;
    find("frame").textContent = `${frame.frame} / ${frame.furthest}`;
    find("hash").textContent = frame.hash;
    scrubber.max = Math.max(frame.furthest, 1);
    if (player.wanted === undefined) scrubber.value = frame.frame;
    scrubber.style.setProperty("--share", `${scrubber.value / scrubber.max * 100}%`);
    scrubber.setAttribute("aria-valuetext", `${frame.time.toFixed(3)} seconds`);
    this.placeMarks(frame.furthest);
    this.showCost(frame.cost);
    this.showCounters(frame.counters);
    if (this.behaviors) this.showBehaviors(this.behaviors);
    this.behaviors = undefined;
  },

  nameLayers(names) {
    const group = find("layers");
    if (group.childElementCount === names.length) return;
    group.replaceChildren(...names.map((name) => {
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("aria-pressed", String(!stage.hiddenLayers.has(name)));
      button.innerHTML = `<i style="--chip: var(--${layerColors[name] ?? "soft"})"></i>${name}`;
      button.addEventListener("click", () => {
        const isOn = button.getAttribute("aria-pressed") !== "true";
        button.setAttribute("aria-pressed", String(isOn));
        if (isOn) stage.hiddenLayers.delete(name); else stage.hiddenLayers.add(name);
        stage.xray?.layers[name]?.setAttribute("display", isOn ? "inline" : "none");
      });
      return button;
    }));
  },

  addEvent(event) {
    if (this.events.length >= 500) return;
    this.events.push(event);
    const entry = document.createElement("li"), button = document.createElement("button");
    button.type = "button";
    button.className = "past";
    button.innerHTML = `<time></time><i class="${event.kind}"></i><span></span>`;
    button.querySelector("time").textContent = (event.frame / 60).toFixed(3);
    button.querySelector("span").textContent = event.text;
    button.addEventListener("click", () => { player.setPlaying(false); player.seek(event.frame); });
    entry.append(button);
    find("events").append(entry);
    const mark = document.createElement("i");
    mark.className = event.kind;
    mark.style.setProperty("--frame", event.frame);
    find("marks").append(mark);
  },

  /** The marks keep their places in frames; their box is as wide as all frames. */
  placeMarks(furthest) { find("marks").style.setProperty("--frames", Math.max(furthest, 1)); },

  /** The last four seconds; the faint line is the sixtieth of a second that a frame may take. */
  showCost(cost) {
    const highest = Math.max(16.7 * 4 / 3, ...this.costs);
    const line = this.costs.map((value, x) => `${x ? "L" : "M"}${x} ${(43 - value / highest * 42).toFixed(1)}`);
    find("graph").querySelector(".line").setAttribute("d", line.join(""));
    find("graph").querySelector(".budget").setAttribute("d", `M0 ${43 - 16.7 / highest * 42}H240`);
    if (cost > 0) find("cost").textContent = `${(cost * 1000).toFixed(2)} ms of 16.7 ms`;
  },

  /** How much there is to do, and how it went in the last four seconds. */
  showCounters(counters) {
    const cells = find("counters").children;
    counters.forEach((count, number) => {
      cells[number].querySelector("dd").textContent = count;
      const past = this.loads.map((load) => load[number]), highest = Math.max(1, ...past);
      const line = past.map((value, x) => `${x ? "L" : "M"}${x} ${(15 - value / highest * 14).toFixed(1)}`);
      cells[number].querySelector("path").setAttribute("d", line.join(""));
    });
  },

  showBehaviors(tree) {
    const text = JSON.stringify(tree);
    if (text === this.shownBehaviors) return;
    this.shownBehaviors = text;
    find("behaviors").innerHTML = tree.map(behaviorMarkup).join("") || `<p class="empty">No behaviors.</p>`;
  },
};

const escaped = (text) => String(text).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

function behaviorMarkup({ name, values, children }) {
  const rows = values.map(({ label, text }) => `<dt>${escaped(label)}</dt><dd>${escaped(text)}</dd>`).join("");
  return `<div class="behavior"><h3>${escaped(name)}</h3><dl>${rows}</dl>${(children ?? []).map(behaviorMarkup).join("")}</div>`;
}

/** Swift with comments, texts, keywords and types told apart. */
function highlighted(source) {
  const pattern = /(\/\/[^\n]*)|("(?:[^"\\\n]|\\.)*")|\b(import|final|class|struct|enum|extension|func|let|var|private|override|static|init|return|for|in|where|if|else|guard|switch|case|default|self|super|lazy|weak|unowned|true|false|nil)\b|\b([A-Z]\w+)\b/g;
  let markup = "", end = 0;
  for (const match of source.matchAll(pattern)) {
    markup += escaped(source.slice(end, match.index));
    const kind = match[1] ? "comment" : match[2] ? "text" : match[3] ? "keyword" : "type";
    markup += `<span class="${kind}">${escaped(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return markup + escaped(source.slice(end));
}

for (const tab of document.querySelectorAll("[data-tab]")) {
  tab.addEventListener("click", () => {
    for (const other of document.querySelectorAll("[data-tab]")) {
      other.setAttribute("aria-selected", String(other === tab));
    }
    for (const panel of document.querySelectorAll("[data-panel]")) {
      panel.hidden = panel.dataset.panel !== tab.dataset.tab;
    }
  });
}
