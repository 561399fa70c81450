import { cx } from 'class-variance-authority'
import { ArrowDownUp, Cpu, Gauge, HardDrive, MemoryStick } from 'lucide-react'

const icons = { cpu: Cpu, memory: MemoryStick, disk: HardDrive, bandwidth: Gauge, traffic: ArrowDownUp }

/** The limit of one resource in a plan. */
export type Limit = {
  icon: keyof typeof icons
  name: string
  /** The limit as text, with its unit. */
  value: string
}

/** Resource limits: icon, name and value, in two columns if both are wide enough. */
export const LimitList = ({ limits }: { limits: readonly Limit[] }) => (
  <dl
    className={cx(
      'mt-3 columns-[15rem_2] gap-x-8 border-t-2 border-border text-small tabular-nums',
      '[&>div]:flex [&>div]:break-inside-avoid [&>div]:justify-between [&>div]:gap-4 [&>div]:border-b [&>div]:border-border-subtle [&>div]:py-[.6rem]',
      '[&_dt]:flex [&_dt]:items-center [&_dt]:gap-4 [&_svg]:size-[1.2rem] [&_svg]:text-muted forced-colors:[&_svg]:text-[CanvasText] [&_dd]:text-end [&_dd]:font-bold',
    )}
  >
    {limits.map(({ icon, name, value }) => {
      const Icon = icons[icon]
      return (
        <div key={name}>
          <dt>
            <Icon aria-hidden="true" />
            {name}
          </dt>
          <dd>{value}</dd>
        </div>
      )
    })}
  </dl>
)
