import { type Found, layoutFault } from './found'

/** WCAG 1.4.10: reading does not require scrolling in two directions. */
export function sidewaysScroll(): Found[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const right = document.documentElement.dir !== 'rtl'
  const widest = [...document.body.querySelectorAll('*')].find((element) => {
    const box = element.getBoundingClientRect()
    return right ? box.right > clientWidth + 1 : box.left < -1
  })
  const message = `The page is ${scrollWidth} px wide in a window of ${clientWidth} px.`
  return [layoutFault('sideways-scroll', widest, message)]
}
