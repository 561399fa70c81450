import '../../styles.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { emulateMedia } from '../../testing/page/media.ts'
import * as drawer from '../drawer/drawer.stories.tsx'
import * as tooltip from '../tooltip/tooltip.stories.tsx'
import * as videoPlayer from '../video-player/video-player.stories.tsx'

afterEach(cleanup)

// In high contrast a dark panel, a dark section and the backdrop of a dialog are all black.
it.each([
  ['Drawer', drawer.Default],
  ['Tooltip', tooltip.Default],
  ['VideoPlayer', videoPlayer.Default],
])('%s has a border in its text colour in high contrast, and none otherwise', async (_, Story) => {
  render(<Story />)
  const panel = document.querySelector('[data-surface=inverse]')!
  const { borderWidth } = getComputedStyle(panel)
  await emulateMedia('prefers-contrast', 'more')
  const style = getComputedStyle(panel)
  expect([borderWidth, style.borderWidth, style.borderColor]).toEqual(['0px', '2px', 'rgb(255, 255, 255)'])
})
