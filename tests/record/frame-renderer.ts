import type { Page } from 'playwright'

export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }

export interface Window {
  /** The picture that the browser painted, as a JPEG in base64. */
  data: string
  at: Point
  title: string
}

export interface Picture {
  windows: Window[]
  pointer: Point
  /** The part of the picture that is shown. It is enlarged to the size of the film. */
  camera: Box
  /** The time since the last press, from 1 down to 0. */
  pressed: number
  /** Device pixels per CSS pixel of the pages. */
  density: number
  /** The pointer is a finger. */
  isPhone: boolean
}

/** Runs in the browser. Draws the windows one over the other, and the pointer on top. */
async function paint({ windows, pointer, camera, pressed, density, isPhone }: Picture) {
  const bar = 36
  const canvas = document.querySelector('canvas')!
  const pen = canvas.getContext('2d')!
  const zoom = canvas.width / camera.width
  pen.setTransform(zoom, 0, 0, zoom, -camera.x * zoom, -camera.y * zoom)
  pen.imageSmoothingQuality = 'high'
  for (const [index, { data, at, title }] of windows.entries()) {
    const image = new Image()
    image.src = `data:image/jpeg;base64,${data}`
    await image.decode()
    const width = image.width / density
    const height = image.height / density
    if (index > 0) {
      const top = at.y - bar
      pen.fillStyle = 'rgba(4, 21, 15, .45)'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.fillStyle = '#0a291f'
      pen.fillRect(at.x - 2, top - 2, width + 4, height + bar + 4)
      pen.fillStyle = '#f5f4eb'
      pen.font = '700 16px system-ui, sans-serif'
      pen.textBaseline = 'middle'
      pen.fillText(title, at.x + 14, top + bar / 2, width - 60)
      pen.strokeStyle = '#f5f4eb'
      pen.lineWidth = 2
      const cross = { x: at.x + width - 24, y: top + bar / 2 }
      pen.beginPath()
      for (const side of [-1, 1]) {
        pen.moveTo(cross.x - 6, cross.y - 6 * side)
        pen.lineTo(cross.x + 6, cross.y + 6 * side)
      }
      pen.stroke()
    }
    pen.drawImage(image, at.x, at.y, width, height)
  }
  if (pressed > 0) {
    pen.beginPath()
    pen.arc(pointer.x, pointer.y, 12 + 16 * (1 - pressed), 0, 2 * Math.PI)
    pen.strokeStyle = `rgba(155, 51, 20, ${pressed})`
    pen.lineWidth = 4
    pen.stroke()
  }
  if (isPhone) {
    pen.beginPath()
    pen.arc(pointer.x, pointer.y, 13, 0, 2 * Math.PI)
    pen.fillStyle = 'rgba(10, 41, 31, .45)'
    pen.strokeStyle = '#fefcf8'
    pen.lineWidth = 2
    pen.fill()
    pen.stroke()
    return canvas.toDataURL('image/jpeg', 0.97).slice('data:image/jpeg;base64,'.length)
  }
  // An arrow whose tip is the pointer's position, 1.5 times as large as the system's.
  const arrow = new Path2D('M0 0v25.5l6-5.4 4.2 9.6 4.8-2.1-4.2-9.3h8.1z')
  pen.translate(pointer.x, pointer.y)
  pen.fillStyle = '#0a291f'
  pen.strokeStyle = '#fefcf8'
  pen.lineWidth = 3
  pen.lineJoin = 'round'
  pen.stroke(arrow)
  pen.fill(arrow)
  return canvas.toDataURL('image/jpeg', 0.97).slice('data:image/jpeg;base64,'.length)
}

/**
 * Combines the pictures of the pages into one. It is a separate page, so that nothing is added to those that are
 * filmed.
 */
export class FrameRenderer {
  private before = ''
  private picture: Buffer = Buffer.alloc(0)
  private constructor(private readonly page: Page) {}

  static async put(page: Page, { width, height }: { width: number; height: number }) {
    await page.setContent(`<canvas width="${width}" height="${height}"></canvas>`)
    return new FrameRenderer(page)
  }

  async draw(picture: Picture): Promise<Buffer> {
    const now = JSON.stringify(picture)
    if (now !== this.before) {
      this.picture = Buffer.from(await this.page.evaluate(paint, picture), 'base64')
      this.before = now
    }
    return this.picture
  }
}
