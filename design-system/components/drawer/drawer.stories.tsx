import { useState } from 'react'
import { Button, buttonVariants } from '../button/button.tsx'
import { Logo } from '../logo/logo.tsx'
import { Drawer } from './drawer.tsx'

export default { title: 'Components / Drawer' }

const Courses = () => (
  <nav aria-label="Courses">
    <ul className="mt-4 border-t-6 border-(--ds-text) text-[1.5rem] *:border-b *:border-(--ds-border-subtle) [&_a]:flex [&_a]:min-h-14 [&_a]:items-center">
      {['Mathematics', 'Music', 'Dance'].map((course) => (
        <li key={course}>
          <a href={`#${course.toLowerCase()}`}>{course}</a>
        </li>
      ))}
    </ul>
  </nav>
)

export const Default = () => (
  <Drawer head={<Logo name="Kaksha" />}>
    <Courses />
    <a href="#demo" className={buttonVariants({ variant: 'primary', className: 'mt-auto' })}>
      Book a demo
    </a>
  </Drawer>
)

export const LinksOnly = () => (
  <Drawer label="Courses" labels={{ close: 'Close the list of courses' }}>
    <Courses />
  </Drawer>
)

/** Opened and closed by the page, from the bottom edge. */
export const Controlled = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the courses</Button>
      <Drawer label="Courses" side="bottom" open={isOpen} onOpenChange={setOpen} trigger={false}>
        <Courses />
      </Drawer>
    </>
  )
}

const pressed = (box: HTMLElement | null) => box?.querySelector('button')?.click()

export const Open = () => (
  <div ref={pressed}>
    <Default />
  </div>
)
