import type { BrowserContext, JSHandle, Locator, Page } from 'playwright'
import { type Box, FrameRenderer, type Point, type Window } from './frame-renderer.ts'

/** What is filmed, in CSS pixels. */
export interface Frame {
  width: number
  height: number
  /** Device pixels per CSS pixel of the pages. */
  density: number
  /** Pixels of the film per CSS pixel. */
  scale: number
  /** The film is watched on a phone: no camera that zooms in, a finger instead of an arrow, and windows that fill the screen. */
  isPhone: boolean
}

export const frames = {
  /** The density is higher than the scale, so that the camera can zoom in. */
  wide: { width: 1280, height: 720, density: 1.5, scale: 1, isPhone: false },
  phone: { width: 390, height: 624, density: 2, scale: 2, isPhone: true },
} satisfies Record<string, Frame>

/** Pictures a second. */
export const rate = 25
/** Milliseconds of one picture. */
const tick = 1000 / rate

const whole = ({ width, height }: Frame): Box => ({ x: 0, y: 0, width, height })
const ease = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)
const between = (from: number, to: number, t: number) => from + (to - from) * t

/** A part of the picture, in the picture's proportions, that contains the whole box. */
function shot(frame: Frame, { x, y, width, height }: Box, zoom: number): Box {
  const size = { width: frame.width / zoom, height: frame.height / zoom }
  const within = (at: number, length: number, room: number) => Math.min(Math.max(at, 0), room - length)
  return {
    x: within(x + width / 2 - size.width / 2, size.width, frame.width),
    y: within(y + height / 2 - size.height / 2, size.height, frame.height),
    ...size,
  }
}

/** A page in the film. Its clock advances only when a picture is taken. */
interface FilmedPage {
  page: Page
  /** Its position in the picture. */
  at: Point
  /** The pending requests. */
  pending: Set<unknown>
  /** Counts the changes of the document. */
  watch?: JSHandle<{ changes: number }>
  /** The picture of the last paint. */
  painted?: Window
}

const watchDocument = () => {
  const watch = { changes: 1 }
  const observer = new MutationObserver(() => {
    watch.changes += 1
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  return watch
}

/** Advances the page's animations; true when the page may look different from before. */
const advance = (watch: { changes: number }, step: number) => {
  const animations = document.getAnimations()
  for (const animation of animations) animation.currentTime = Number(animation.currentTime ?? 0) + step
  const changed = watch.changes > 0 || animations.length > 0
  watch.changes = 0
  return changed
}

/**
 * Films a browser picture by picture. Between two pictures every clock of the pages, for timers and animations, is
 * advanced by the length of one picture, and pending requests are awaited: the film runs evenly however slow the
 * machine is, and two recordings have the same times. Nothing is added to the pages; the pointer and the frame of the
 * second window are drawn over their pictures.
 */
export class Recorder {
  frames = 0
  private pages: FilmedPage[] = []
  private pointer: Point
  private pressed = 0
  /** Pictures without change after which a page counts as still. */
  private settling = 2
  private camera: Box

  private constructor(
    private readonly frame: Frame,
    private readonly context: BrowserContext,
    private readonly renderer: FrameRenderer,
    private readonly keep: (picture: Buffer) => Promise<void>,
  ) {
    this.pointer = { x: frame.width * 0.79, y: frame.height * 0.78 }
    this.camera = whole(frame)
  }

  static async open(frame: Frame, context: BrowserContext, keep: (picture: Buffer) => Promise<void>) {
    const browser = context.browser()
    if (!browser) throw new Error('The recorder needs a separate browser.')
    const { width, height, scale } = frame
    const renderer = await FrameRenderer.put(await browser.newPage(), {
      width: width * scale,
      height: height * scale,
    })
    // After `install` alone Playwright's clock keeps running, so it is paused.
    const start = Date.now()
    await context.clock.install({ time: start })
    await context.clock.pauseAt(start + 1000)
    // A blinking caret follows the real clock, so it is hidden.
    await context.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { caret-animation: manual }')
      document.adoptedStyleSheets.push(sheet)
    })
    return new Recorder(frame, context, renderer, keep)
  }

  /** Seconds since the film began. */
  get now() {
    return this.frames / rate
  }

  async enter(page: Page, at: Point = { x: 0, y: 0 }) {
    const session = await this.context.newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
    const filmed: FilmedPage = { page, at, pending: new Set() }
    page.on('request', (request) => filmed.pending.add(request))
    const arrived = (request: unknown) => void filmed.pending.delete(request)
    page.on('requestfinished', arrived)
    page.on('requestfailed', arrived)
    page.on('framenavigated', () => {
      filmed.pending.clear()
      filmed.watch = undefined
    })
    page.on('close', () => {
      this.pages = this.pages.filter((one) => one !== filmed)
    })
    this.pages.push(filmed)
  }

  /** The window that a press opens, in front of the page. */
  async enterPopup(press: () => Promise<void>) {
    const opened = this.context.waitForEvent('page')
    await press()
    const popup = await opened
    const { width, height, isPhone } = this.frame
    await popup.setViewportSize(isPhone ? { width, height } : { width: 500, height: 560 })
    await popup.waitForLoadState()
    // Below the upper edge, where a window manager would place the window.
    await this.enter(popup, isPhone ? undefined : { x: (width - 500) / 2, y: 78 })
    return popup
  }

  /** Lets the page settle before the film begins: its script loads, and its first animations end. */
  async prepare() {
    for (let passed = 0; passed < 3000; passed += tick) await this.forward()
  }

  private get front() {
    const filmed = this.pages.at(-1)
    if (!filmed) throw new Error('No page is being filmed.')
    return filmed
  }

  /** Advances the clocks by one picture, and waits until no request is pending. */
  private async forward() {
    await this.context.clock.runFor(tick)
    await this.rest()
    for (const filmed of this.pages) {
      // A page that has closed or navigated has no animations to advance.
      const changed = await this.advance(filmed).catch(() => true)
      if (changed) filmed.painted = undefined
    }
  }

  private async advance(filmed: FilmedPage) {
    filmed.watch ??= await filmed.page.evaluateHandle(watchDocument)
    return filmed.watch.evaluate(advance, tick)
  }

  /** Takes a picture. `acted`: an action on the page may be visible without a change in its document. */
  private async take(acted = true) {
    await this.forward()
    if (acted || this.settling > 0) for (const filmed of this.pages) filmed.painted = undefined
    this.settling = acted ? 2 : this.settling - 1
    const windows: Window[] = []
    for (const filmed of [...this.pages]) {
      filmed.painted ??= await this.paint(filmed)
      if (filmed.painted && !filmed.page.isClosed()) windows.push(filmed.painted)
    }
    this.pressed = Math.max(0, this.pressed - 1)
    const { pointer, camera, pressed } = this
    const { density, isPhone } = this.frame
    await this.keep(
      await this.renderer.draw({ windows, pointer, camera, pressed: pressed / 10, density, isPhone }),
    )
    this.frames += 1
  }

  /** A window that a press closes may disappear while it is painted. */
  private async paint({ page, at }: FilmedPage): Promise<Window | undefined> {
    const painted = await page.screenshot({ type: 'jpeg', quality: 95, caret: 'initial' }).catch(() => null)
    return painted ? { data: painted.toString('base64'), at, title: await page.title() } : undefined
  }

  private async rest() {
    const began = performance.now()
    for (let calm = 0; calm < 2 && performance.now() - began < 10_000; ) {
      await new Promise((resolve) => setTimeout(resolve, 8))
      calm = this.pages.every(({ pending }) => pending.size === 0) ? calm + 1 : 0
    }
  }

  /** Films until the time is over. `each` is called before every picture. */
  async hold(ms: number, each?: (progress: number) => Promise<void>) {
    const pictures = Math.round(ms / tick)
    for (let at = 1; at <= pictures; at++) {
      await each?.(at / pictures)
      await this.take(each !== undefined)
    }
  }

  async until(what: Locator, longest = 8000) {
    for (let waited = 0; !(await what.isVisible().catch(() => false)); waited += tick) {
      if (waited > longest) throw new Error(`Timed out waiting for ${what}`)
      await this.take(false)
    }
  }

  private async boxOf(target: Locator): Promise<Box> {
    const box = await target.boundingBox()
    if (!box) throw new Error(`${target} is not visible.`)
    const { at } = this.front
    return { ...box, x: box.x + at.x, y: box.y + at.y }
  }

  /** Moves the camera: closer to an element, or back to the whole page. On a phone the page is scrolled instead. */
  async look(target: Locator | null, zoom = 1, ms = 900) {
    if (this.frame.isPhone) return
    const to = target ? shot(this.frame, await this.boxOf(target), zoom) : whole(this.frame)
    const from = this.camera
    await this.hold(ms, async (progress) => {
      const t = ease(progress)
      this.camera = {
        x: between(from.x, to.x, t),
        y: between(from.y, to.y, t),
        width: between(from.width, to.width, t),
        height: between(from.height, to.height, t),
      }
    })
  }

  /** On a phone, where the fields of a form are not all in view: scrolls to one, as a browser does when it is pressed. */
  async bring(target: Locator) {
    if (this.frame.isPhone) await this.scrollTo(target, 240, 400)
  }

  /** Scrolls an element to a height of 720 in the window, as a mouse wheel would. */
  async scrollTo(target: Locator, of720: number, ms = 900) {
    const top = (of720 / 720) * this.frame.height
    const scroller = await target.evaluateHandle((element) => {
      let parent = element.parentElement
      while (
        parent &&
        !(parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      )
        parent = parent.parentElement
      return parent ?? document.documentElement
    })
    const from = await scroller.evaluate((element) => element.scrollTop)
    const to = from + (await this.boxOf(target)).y - top
    await this.hold(ms, (progress) =>
      scroller.evaluate(
        (element, y) => element.scrollTo({ top: y, behavior: 'instant' }),
        between(from, to, ease(progress)),
      ),
    )
  }

  /** Moves the pointer to an element. */
  async point(target: Locator, ms = 700) {
    const { page, at } = this.front
    const from = this.pointer
    if ((await this.boxOf(target)).y > this.frame.height - 20)
      throw new Error(`${target} is below the window.`)
    await this.hold(ms, async (progress) => {
      const box = await this.boxOf(target)
      const to = { x: box.x + Math.min(box.width / 2, 220), y: box.y + box.height / 2 + 4 }
      const t = ease(progress)
      this.pointer = { x: between(from.x, to.x, t), y: between(from.y, to.y, t) }
      await page.mouse.move(this.pointer.x - at.x, this.pointer.y - at.y)
    })
  }

  /** Presses the element under the pointer. */
  async press() {
    const { page } = this.front
    this.pressed = 10
    await page.mouse.down()
    await this.take()
    await this.hold(2 * tick)
    await page.mouse.up().catch(() => {})
    await this.take()
  }

  async pressOn(target: Locator, ms?: number) {
    await this.point(target, ms)
    await this.hold(160)
    await this.press()
  }

  /** Types at the speed of a practised typist. */
  async type(text: string) {
    for (const letter of text) {
      await this.front.page.keyboard.type(letter)
      await this.take()
      await this.take(false)
    }
  }
}
