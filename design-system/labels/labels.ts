/** Every built-in text of the components, by component. */
export interface Labels {
  alertDialog: typeof import('../components/alert-dialog/alert-dialog.tsx').alertDialogLabels
  banner: typeof import('../components/banner/banner.tsx').bannerLabels
  breadcrumbs: typeof import('../components/breadcrumbs/breadcrumbs.tsx').breadcrumbsLabels
  button: typeof import('../components/button/button.tsx').buttonLabels
  carousel: typeof import('../components/carousel/carousel.tsx').carouselLabels
  characterCount: typeof import('../components/textarea/textarea.tsx').characterCountLabels
  combobox: typeof import('../components/combobox/combobox.tsx').comboboxLabels
  copyButton: typeof import('../components/copy-button/copy-button.tsx').copyButtonLabels
  dialog: typeof import('../components/dialog/dialog.tsx').dialogLabels
  drawer: typeof import('../components/drawer/drawer.tsx').drawerLabels
  embedFrame: typeof import('../components/embed-frame/embed-frame.tsx').embedFrameLabels
  errorSummary: typeof import('../components/error-summary/error-summary.tsx').errorSummaryLabels
  field: typeof import('../components/field/field.tsx').fieldLabels
  form: import('../components/form/form-validation.ts').FormLabels
  hero: typeof import('../brand/hero/hero.tsx').heroLabels
  legalPage: typeof import('../patterns/legal-page/legal-page.tsx').legalPageLabels
  link: typeof import('../components/_internal/new-tab.tsx').linkLabels
  loading: typeof import('../components/loading/loading.tsx').loadingLabels
  logo: typeof import('../components/logo/logo.tsx').logoLabels
  pagination: typeof import('../components/pagination/parts.tsx').paginationLabels
  popup: typeof import('../components/popup/popup.tsx').popupLabels
  pricingCard: typeof import('../patterns/pricing-card/pricing-card.tsx').pricingCardLabels
  scrollToTop: typeof import('../components/scroll-to-top/scroll-to-top.tsx').scrollToTopLabels
  sideMenu: typeof import('../patterns/side-menu/side-menu.tsx').sideMenuLabels
  signInCard: typeof import('../patterns/sign-in-card/sign-in-card.tsx').signInCardLabels
  siteHeader: typeof import('../patterns/site-header/site-header.tsx').siteHeaderLabels
  skipLink: typeof import('../components/skip-link/skip-link.tsx').skipLinkLabels
  stepItem: typeof import('../patterns/step-list/step-list.tsx').stepItemLabels
  stepper: typeof import('../components/stepper/stepper.tsx').stepperLabels
  stepperProgress: typeof import('../components/stepper/stepper.tsx').stepperProgressLabels
  tag: typeof import('../components/tag/tag.tsx').tagLabels
  testimonial: typeof import('../patterns/testimonial/testimonial.tsx').testimonialLabels
  themeSwitch: typeof import('../components/theme-switch/theme-switch.tsx').themeSwitchLabels
  toaster: typeof import('../components/toast/toaster.tsx').toasterLabels
  unexpectedError: typeof import('../patterns/unexpected-error/unexpected-error.tsx').unexpectedErrorLabels
  userPanel: typeof import('../patterns/user-panel/user-panel.tsx').userPanelLabels
  video: typeof import('../components/video-player/native-video.tsx').videoLabels
}

/** Some labels of some components. */
export type PartialLabels = { readonly [Part in keyof Labels]?: Partial<Labels[Part]> }
