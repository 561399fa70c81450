import { Button } from '@kaksha/design-system'

/**
 * A utility class of the site for a property that Button sets; most come before Button's own class in Tailwind's order.
 */
export const overrides = [
  'block',
  'px-2',
  'py-0',
  'min-h-0',
  'gap-0',
  'border-0',
  'rounded-none',
  'bg-[rgb(1,2,3)]',
  'text-[rgb(3,2,1)]',
  'font-light',
  'leading-[1]',
  'static',
  'text-left',
]

/** Buttons with one of these classes each; beside them an element with the classes of Button. */
export function Overrides() {
  return (
    <section>
      {overrides.map((name) => (
        <div key={name} className="relative">
          <Button variant="primary" data-testid={`button ${name}`} className={name}>
            Press
          </Button>
          <div data-testid={`own ${name}`} className={name}>
            Press
          </div>
        </div>
      ))}
      <p className="relative inline-flex min-h-11 gap-4 rounded-control border-2 bg-accent px-6 py-2 text-center text-fg leading-[1.2] font-bold">
        The site uses these too.
      </p>
    </section>
  )
}
