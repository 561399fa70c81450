import { cx } from 'class-variance-authority'
import type { Preview } from './preview.ts'

/** Longer names have a smaller font size, so that two or three lines fit into the height of one. */
function lengthOf(school: string) {
  const letters = [...school].length
  return letters > 40 ? 'very' : letters > 20 ? 'yes' : undefined
}

/**
 * Name and links of a `ProductPreview`. With a monogram the name can have any length: it wraps within a fixed height
 * and replaces the links in a narrow column.
 */
export function PreviewHead({ site, fill }: { site: Preview; fill: string }) {
  const { school, mark, links, signIn } = site
  return (
    <p
      className={cx(
        'flex gap-[1.1rem] border-b-2 border-fg px-5 text-muted',
        mark ? 'min-h-[3.945rem] items-center py-1.5' : 'items-baseline py-4',
      )}
    >
      {mark ? (
        <>
          <bdi
            className={cx(
              '-me-2 grid size-9 flex-none place-items-center rounded-control font-extrabold forced-color-adjust-none',
              fill,
            )}
          >
            {mark}
          </bdi>
          <b
            dir="auto"
            data-long={lengthOf(school)}
            className="me-auto min-w-0 text-[1.3rem] leading-[1.15] font-extrabold tracking-[-.03em] wrap-anywhere text-fg data-long:text-small data-long:leading-[1.2] data-[long=very]:text-micro data-[long=very]:leading-[1.15]"
          >
            {school}
          </b>
        </>
      ) : (
        <b className="me-auto text-[1.3rem] font-extrabold tracking-[-.03em] text-fg">{school}</b>
      )}
      {links.map((link) => (
        <span key={link} className={cx('max-md:hidden', mark && 'lg:max-2xl:hidden')}>
          {link}
        </span>
      ))}
      <span className={mark ? 'flex-none' : undefined}>{signIn}</span>
    </p>
  )
}
