/**
 * Tests types: each line of the code below a `// @ts-expect-error` must be refused, every other line accepted. The
 * compiler checks it (`npm run types`); it is never called.
 *
 * @example
 * testTypes(() => [
 *   // @ts-expect-error: the label is required
 *   <Switch key="1" name="reminders" />,
 * ])
 */
export const testTypes = (_code: () => unknown) => {}
