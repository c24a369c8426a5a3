import Foundation
import Gallery

/// The page that shows every scene as a moving picture and leads to its player.
struct IndexPage {
  let scenes: [GalleryScene]

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>OpenUIDynamics gallery</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>OpenUIDynamics</h1>
    <p>\(scenes.count) scenes of UIKit Dynamics, run on an open engine in virtual time. The pictures \
    are recordings; choose one to play it, scrub through it, and see its forces.</p>
    </header>
    <main>
    \(scenes.map(card).joined(separator: "\n"))
    </main>
    <footer>
    <p>Written by <code>dynamics preview</code>. One scene alone: \
    <code>dynamics record R2a -o R2a.html</code></p>
    </footer>
    </body>
    </html>

    """
  }

  private func card(_ scene: GalleryScene) -> String {
    let (width, height) = (Int(scene.size.width), Int(scene.size.height))
    return """
      <a class="card" href="\(scene.pageName)">
      <img src="\(scene.pictureName)" width="\(width)" height="\(height)" \
      alt="\(escaped(scene.summary))">
      <h2>\(escaped(scene.title)) <span class="id">\(escaped(scene.id))</span></h2>
      <p>\(escaped(scene.summary))</p>
      </a>
      """
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  private static let style = """
    :root { --page: #f4f1ea; --card: #ffffff; --ink: #1d2736; --soft: #5d6878; --line: #e2ddd2;
      --accent: #d9434c; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #12161f; --card: #1b212d; --ink: #e9edf4; --soft: #98a3b5; --line: #2a3241;
        --accent: #ff7b82; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
    header, main, footer { max-width: 1180px; margin: 0 auto; padding: 0 28px; }
    header { padding-top: 56px; padding-bottom: 28px; }
    h1 { margin: 0 0 8px; font-size: 40px; line-height: 1.1; letter-spacing: -0.02em; }
    header p { margin: 0; max-width: 62ch; color: var(--soft); font-size: 18px; }
    main { display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); }
    .card { position: relative; display: block; overflow: hidden; border-radius: 18px;
      border: 1px solid var(--line); background: var(--card); color: inherit;
      text-decoration: none; transition: transform .18s, box-shadow .18s; }
    .card:hover, .card:focus-visible { transform: translateY(-3px);
      box-shadow: 0 14px 34px rgb(0 0 0 / .16); outline: none; }
    .card:focus-visible { border-color: var(--accent); }
    .card img { display: block; width: 100%; height: auto; }
    .card h2 { display: flex; align-items: center; justify-content: space-between; gap: 8px;
      margin: 10px 18px 4px; font-size: 18px; line-height: 1.3; }
    .card p { margin: 0 18px 18px; color: var(--soft); font-size: 14px; }
    .card .id { padding: 0 9px; border-radius: 99px; background: var(--page); color: var(--soft);
      font: 600 12px/1.8 ui-monospace, monospace; white-space: nowrap; }
    footer { padding-top: 36px; padding-bottom: 56px; color: var(--soft); font-size: 14px; }
    code { font: 0.92em ui-monospace, SFMono-Regular, Menlo, monospace; color: var(--ink); }
    @media (prefers-reduced-motion: reduce) { .card { transition: none; } }
    """
}
