/** How to call each command. */
export const usages: Readonly<Record<string, string>> = {
  theme: `Usage: npx @kaksha/design-system theme --accent COLOUR [options]

Makes the style sheet of a brand: light, dark and high contrast, all surfaces, every text legible.

  --accent COLOUR   main buttons, and emphasis on dark surfaces
  --ink COLOUR      text, solid buttons, the dark theme     (default: a dark shade of the accent)
  --paper COLOUR    the light page, its lines and borders   (default: a pale tint of the accent)
  --link COLOUR     links and the focus outline             (default: a shade of the accent)
  --radius PIXELS   corners of controls                     (default: 4)
  --font FAMILIES   as in CSS; load the font yourself
  --heading-font FAMILIES                                   (default: the same)
  --brand NAME      for the elements with data-brand="NAME" only (default: the whole page)
  --dark-selector SELECTOR  how html is marked in the dark theme (default: data-theme, the class dark, or the device)
  --out FILE        where to write the style sheet; its folder is made (default: standard output)

COLOUR is #rrggbb, rgb(), hsl(), oklch() or a name of CSS. Import the style sheet beside the design system's, in any order.
`,
  doctor: `Usage: npx @kaksha/design-system doctor [FOLDER] [--json]

Looks for mistakes in a site that uses the design system: a style sheet that is missing or loaded twice, cascade layers
in the wrong order, two copies of React, and versions of React and Tailwind that are not supported. It changes nothing, and
reports only what the files show for certain.

  FOLDER            the folder of the site                  (default: the current one)
  --json            the report as JSON

The exit code is 1 if there are errors.
`,
}

/** The usage of one command, or of all for an unknown name. */
export const usageOf = (name: string) =>
  Object.hasOwn(usages, name) ? usages[name]! : Object.values(usages).join('\n')
