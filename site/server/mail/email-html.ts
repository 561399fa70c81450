/**
 * The HTML part of an e-mail. Its styles are inline, because some mail programs remove a style element; only
 * the colours of the dark theme need one. Webmail also removes the html element, so a div repeats the
 * language. The e-mail loads nothing from the network.
 */
import tokens from '@kaksha/design-system/tokens.plain.json'
import { html, raw } from 'hono/html'
import { brand } from '../../content/brand'
import type { EmailText } from './email-text'

const themeOf = ({ page, root }: (typeof tokens)['light' | 'dark']) => ({
  page: page.bg.$value,
  surface: page.surface.$value,
  text: page.text.$value,
  muted: page['text-muted'].$value,
  line: page['border-subtle'].$value,
  accent: root.accent.$value,
  onAccent: root['on-accent'].$value,
  inverse: root.inverse.$value,
})
const light = themeOf(tokens.light)
const dark = themeOf(tokens.dark)

/** Colours only, so that the e-mail stays readable in a program that ignores them and inverts its colours. */
const css = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; color: ${dark.text} !important; }
  .surface { background: ${dark.surface} !important; color: ${dark.text} !important;
    border-color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; }
  .line { border-color: ${dark.line} !important; }
}`

const font = 'font-family: "Atkinson Hyperlegible Next", "Segoe UI", system-ui, Arial, sans-serif'
const paragraph = 'margin: 0 0 16px; font-size: 17px; line-height: 1.55; overflow-wrap: anywhere'
const small = `margin: 0 0 8px; font-size: 14px; line-height: 1.5; color: ${light.muted}`

/** A circle of the gong around the next one. Mail programs show no SVG, so each is a box with round corners. */
const circle = (size: number, margin: number, style: string, inner = '') =>
  `<div style="margin: ${margin}px; width: ${size}px; height: ${size}px; overflow: hidden; border-radius: 50%; ${style}">${inner}</div>`
const dot = circle(16, 14, `background: ${light.accent}`)
const drawing = circle(
  64,
  0,
  `background: ${light.inverse}`,
  circle(44, 7, `border: 3px solid ${light.surface}`, dot),
)

export async function htmlPart({ subject, heading, gong, paragraphs, details, link, footer }: EmailText) {
  const page = await html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${raw(css)}</style>
</head>
<body class="page" style="margin: 0; padding: 0; background: ${light.page}; color: ${light.text}; ${font}">
<div lang="en-IN"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td align="center" style="padding: 24px 12px">
<table role="presentation" width="600" cellspacing="0" cellpadding="0" border="0" style="width: 100%; max-width: 600px; text-align: left"><tr><td class="surface" style="padding: 28px 24px 12px; background: ${light.surface}; color: ${light.text}; border-top: 6px solid ${light.text}; ${font}">
<p style="margin: 0 0 20px; font-size: 16px; font-weight: 700"><span aria-hidden="true" style="display: inline-block; margin-right: 10px; width: 34px; border-radius: 5px; background: ${light.accent}; color: ${light.onAccent}; font-size: 22px; line-height: 34px; text-align: center">क</span>${brand.name}</p>
${
  gong &&
  html`<div style="margin: 0 0 20px; padding: 24px; background: ${light.accent}; color: ${light.onAccent}; overflow-wrap: anywhere">
<div aria-hidden="true" style="overflow: hidden">${raw(drawing)}</div>
<p style="margin: 16px 0 0; font-size: 44px; font-weight: 800; line-height: 1.05; letter-spacing: -0.03em">${gong.name}</p>
<p style="margin: 8px 0 0; font-size: 17px; font-weight: 700">${gong.address}</p>
</div>`
}
<h1 style="margin: 0 0 20px; font-size: 28px; line-height: 1.2; letter-spacing: -0.02em">${heading}</h1>
${paragraphs.map((text) => html`<p style="${paragraph}">${text}</p>\n`)}
${
  details.length > 0 &&
  html`<dl class="line" style="margin: 0 0 20px; padding: 16px 0 0; border-top: 2px solid ${light.line}; font-size: 17px; line-height: 1.5; overflow-wrap: anywhere">
${details.map(({ label, value }) => html`<dt class="muted" style="font-size: 14px; color: ${light.muted}">${label}</dt><dd style="margin: 0 0 12px; font-weight: 700">${value}</dd>\n`)}
</dl>`
}
${
  link &&
  html`<p style="${paragraph}"><a href="${link.url}" style="display: inline-block; padding: 13px 24px; border: 2px solid ${light.onAccent}; border-radius: 4px; background: ${light.accent}; color: ${light.onAccent}; font-weight: 700; text-decoration: none">${link.text}</a></p>
<p class="muted" style="${small}">${link.url}</p>`
}
</td></tr><tr><td style="padding: 20px 24px; ${font}">
${footer.map((text) => html`<p class="muted" style="${small}">${text}</p>\n`)}
</td></tr></table>
</td></tr></table></div>
</body>
</html>`
  return `${page}\n`
}
