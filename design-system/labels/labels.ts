import type { heroLabels } from '../brand/hero/hero.tsx'
import type { linkLabels } from '../components/_internal/new-tab.tsx'
import type { alertDialogLabels } from '../components/alert-dialog/alert-dialog.tsx'
import type { bannerLabels } from '../components/banner/banner.tsx'
import type { breadcrumbsLabels } from '../components/breadcrumbs/breadcrumbs.tsx'
import type { buttonLabels } from '../components/button/button.tsx'
import type { CarouselLabels } from '../components/carousel/carousel-track.tsx'
import type { comboboxLabels } from '../components/combobox/combobox.tsx'
import type { copyButtonLabels } from '../components/copy-button/copy-button.tsx'
import type { dialogLabels } from '../components/dialog/dialog.tsx'
import type { drawerLabels } from '../components/drawer/drawer.tsx'
import type { embedFrameLabels } from '../components/embed-frame/embed-frame.tsx'
import type { errorSummaryLabels } from '../components/error-summary/error-summary.tsx'
import type { fieldLabels } from '../components/field/field.tsx'
import type { FormLabels } from '../components/form/form-validation.ts'
import type { loadingLabels } from '../components/loading/loading.tsx'
import type { logoLabels } from '../components/logo/logo.tsx'
import type { paginationLabels } from '../components/pagination/parts.tsx'
import type { popupLabels } from '../components/popup/popup.tsx'
import type { scrollToTopLabels } from '../components/scroll-to-top/scroll-to-top.tsx'
import type { skipLinkLabels } from '../components/skip-link/skip-link.tsx'
import type { StepperProgressLabels, stepperLabels } from '../components/stepper/stepper.tsx'
import type { tagLabels } from '../components/tag/tag.tsx'
import type { CharacterCountLabels } from '../components/textarea/textarea.tsx'
import type { themeSwitchLabels } from '../components/theme-switch/theme-switch.tsx'
import type { toasterLabels } from '../components/toast/toaster.tsx'
import type { VideoLabels } from '../components/video-player/native-video.tsx'
import type { LegalLabels } from '../patterns/legal-page/legal-page.tsx'
import type { PricingLabels } from '../patterns/pricing-card/pricing-card.tsx'
import type { sideMenuLabels } from '../patterns/side-menu/side-menu.tsx'
import type { signInCardLabels } from '../patterns/sign-in-card/sign-in-card.tsx'
import type { siteHeaderLabels } from '../patterns/site-header/site-header.tsx'
import type { stepItemLabels } from '../patterns/step-list/step-list.tsx'
import type { testimonialLabels } from '../patterns/testimonial/testimonial.tsx'
import type { unexpectedErrorLabels } from '../patterns/unexpected-error/unexpected-error.tsx'
import type { UserPanelLabels } from '../patterns/user-panel/user-panel.tsx'

/** Every built-in text of the components, by component. */
export interface Labels {
  alertDialog: typeof alertDialogLabels
  banner: typeof bannerLabels
  breadcrumbs: typeof breadcrumbsLabels
  button: typeof buttonLabels
  carousel: CarouselLabels
  characterCount: CharacterCountLabels
  combobox: typeof comboboxLabels
  copyButton: typeof copyButtonLabels
  dialog: typeof dialogLabels
  drawer: typeof drawerLabels
  embedFrame: typeof embedFrameLabels
  errorSummary: typeof errorSummaryLabels
  field: typeof fieldLabels
  form: FormLabels
  hero: typeof heroLabels
  legalPage: LegalLabels
  link: typeof linkLabels
  loading: typeof loadingLabels
  logo: typeof logoLabels
  pagination: typeof paginationLabels
  popup: typeof popupLabels
  pricingCard: PricingLabels
  scrollToTop: typeof scrollToTopLabels
  sideMenu: typeof sideMenuLabels
  signInCard: typeof signInCardLabels
  siteHeader: typeof siteHeaderLabels
  skipLink: typeof skipLinkLabels
  stepItem: typeof stepItemLabels
  stepper: typeof stepperLabels
  stepperProgress: StepperProgressLabels
  tag: typeof tagLabels
  testimonial: typeof testimonialLabels
  themeSwitch: typeof themeSwitchLabels
  toaster: typeof toasterLabels
  unexpectedError: typeof unexpectedErrorLabels
  userPanel: UserPanelLabels
  video: VideoLabels
}

/** Some labels of some components. */
export type PartialLabels = { readonly [Part in keyof Labels]?: Partial<Labels[Part]> }
