export { floatingCard } from './components/_internal/floating-card.ts'
export {
  Accordion,
  AccordionContent,
  type AccordionContentProps,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
  AccordionTrigger,
  type AccordionTriggerProps,
} from './components/accordion/accordion.tsx'
export { Alert, type AlertProps } from './components/alert/alert.tsx'
export {
  AlertDialog,
  type AlertDialogProps,
} from './components/alert-dialog/alert-dialog.tsx'
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx'
export { Badge, type BadgeProps } from './components/badge/badge.tsx'
export { Banner, type BannerProps } from './components/banner/banner.tsx'
export {
  Breadcrumbs,
  BreadcrumbsItem,
  type BreadcrumbsItemProps,
  type BreadcrumbsProps,
} from './components/breadcrumbs/breadcrumbs.tsx'
export { Button, type ButtonProps } from './components/button/button.tsx'
export { buttonVariants } from './components/button/button-variants.ts'
export { ButtonGroup } from './components/button-group/button-group.tsx'
export { Card, type CardProps } from './components/card/card.tsx'
export {
  Carousel,
  type CarouselApi,
  CarouselItem,
  type CarouselItemProps,
  type CarouselLabels,
  type CarouselProps,
  type PerView,
} from './components/carousel/carousel.tsx'
export { CheckList, type CheckListProps } from './components/check-list/check-list.tsx'
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx'
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
} from './components/combobox/combobox.tsx'
export {
  type Command,
  CommandPalette,
  type CommandPaletteProps,
} from './components/command-palette/command-palette.tsx'
export {
  ContextMenu,
  ContextMenuContent,
  type ContextMenuProps,
  ContextMenuTrigger,
  type ContextMenuTriggerProps,
} from './components/context-menu/context-menu.tsx'
export { CopyButton, type CopyButtonProps } from './components/copy-button/copy-button.tsx'
export {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from './components/dialog/dialog.tsx'
export {
  DisclosureNav,
  DisclosureNavLink,
  type DisclosureNavLinkProps,
  DisclosureNavMenu,
  type DisclosureNavMenuProps,
  type DisclosureNavProps,
} from './components/disclosure-nav/disclosure-nav.tsx'
export { Drawer, type DrawerProps } from './components/drawer/drawer.tsx'
export {
  DropdownMenu,
  DropdownMenuContent,
  type DropdownMenuContentProps,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  type DropdownMenuProps,
  DropdownMenuTrigger,
  type DropdownMenuTriggerProps,
} from './components/dropdown-menu/dropdown-menu.tsx'
export {
  DropdownMenuCheckboxItem,
  type DropdownMenuCheckboxItemProps,
  DropdownMenuRadioGroup,
  type DropdownMenuRadioGroupProps,
  DropdownMenuRadioItem,
  type DropdownMenuRadioItemProps,
} from './components/dropdown-menu/dropdown-menu-choices.tsx'
export {
  DropdownMenuSub,
  DropdownMenuSubContent,
  type DropdownMenuSubProps,
  DropdownMenuSubTrigger,
} from './components/dropdown-menu/dropdown-menu-sub.tsx'
export {
  type EmbedConnect,
  EmbedFrame,
  type EmbedFrameProps,
  type EmbedReport,
} from './components/embed-frame/embed-frame.tsx'
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx'
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryError,
} from './components/error-summary/error-summary.tsx'
export {
  Field,
  type FieldProps,
  FieldSet,
  type FieldSetProps,
  useFieldControl,
} from './components/field/field.tsx'
export { type FormAnswer, type FormHandle, type FormOptions, useForm } from './components/form/form.tsx'
export {
  type FormConstraint,
  type FormContract,
  type FormControl,
  type FormErrors,
  type FormLabels,
  type FormValues,
  formLabels,
  formValues,
  type StandardSchema,
} from './components/form/form-validation.ts'
export {
  Heading,
  type HeadingProps,
  headingVariants,
} from './components/heading/heading.tsx'
export {
  HoverCard,
  HoverCardContent,
  type HoverCardContentProps,
  HoverCardTrigger,
} from './components/hover-card/hover-card.tsx'
export { createIcon, type IconNode } from './components/icon/create-icon.ts'
export { Icon, type IconProps } from './components/icon/icon.tsx'
export { WhatsAppIcon } from './components/icon/whatsapp-icon.tsx'
export { Input, type InputProps } from './components/input/input.tsx'
export {
  Container,
  type ContainerProps,
  Grid,
  type GridProps,
  Stack,
  type StackProps,
} from './components/layout/layout.tsx'
export { Link, type LinkProps, linkVariants } from './components/link/link.tsx'
export { Loading, type LoadingProps } from './components/loading/loading.tsx'
export { Logo, type LogoProps } from './components/logo/logo.tsx'
export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx'
export {
  Popover,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTrigger,
  type PopoverTriggerProps,
} from './components/popover/popover.tsx'
export { Popup, PopupCard, type PopupProps } from './components/popup/popup.tsx'
export {
  Progress,
  ProgressBar,
  type ProgressBarProps,
  type ProgressProps,
} from './components/progress/progress.tsx'
export {
  RadioGroup,
  RadioGroupItem,
  type RadioGroupItemProps,
  type RadioGroupProps,
} from './components/radio-group/radio-group.tsx'
export { ScrollToTop, type ScrollToTopProps } from './components/scroll-to-top/scroll-to-top.tsx'
export { Select, type SelectProps } from './components/select/select.tsx'
export { Separator, type SeparatorProps } from './components/separator/separator.tsx'
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx'
export { SkipLink, type SkipLinkProps } from './components/skip-link/skip-link.tsx'
export { Slider, type SliderProps } from './components/slider/slider.tsx'
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx'
export {
  Stepper,
  StepperHeading,
  type StepperHeadingProps,
  StepperItem,
  StepperProgress,
  type StepperProgressProps,
  type StepperProps,
} from './components/stepper/stepper.tsx'
export { Switch, type SwitchProps } from './components/switch/switch.tsx'
export {
  Table,
  type TableProps,
  TableSortHeader,
  type TableSortHeaderProps,
} from './components/table/table.tsx'
export {
  Tabs,
  TabsContent,
  type TabsContentProps,
  TabsList,
  type TabsListProps,
  type TabsProps,
  TabsTrigger,
  type TabsTriggerProps,
} from './components/tabs/tabs.tsx'
export { Tag, TagList, type TagListProps, type TagProps } from './components/tag/tag.tsx'
export { Text, type TextProps, textVariants } from './components/text/text.tsx'
export { CharacterCount, type CharacterCountProps, Textarea } from './components/textarea/textarea.tsx'
export { applyTheme, type ThemeChoice } from './components/theme-switch/theme.ts'
export { ThemeSwitch, type ThemeSwitchProps } from './components/theme-switch/theme-switch.tsx'
export {
  type ToastAction,
  type ToastItem,
  type ToastMessages,
  type ToastOptions,
  toast,
  toastStore,
} from './components/toast/store.ts'
export { Toaster, type ToasterProps } from './components/toast/toaster.tsx'
export {
  ToggleGroup,
  ToggleGroupItem,
  type ToggleGroupItemProps,
  type ToggleGroupProps,
} from './components/toggle-group/toggle-group.tsx'
export { Tooltip, type TooltipProps } from './components/tooltip/tooltip.tsx'
export {
  NativeVideo,
  type NativeVideoProps,
  type VideoSource,
  type VideoTrack,
  VideoTranscript,
  type VideoTranscriptProps,
} from './components/video-player/native-video.tsx'
export { VideoPlayer, type VideoPlayerProps } from './components/video-player/video-player.tsx'
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx'
export { useFocusOnMount, useHydrated } from './hooks/hydration.ts'
export { useFocusObscured } from './hooks/use-focus-obscured.ts'
export type { Labels, PartialLabels } from './labels/labels.ts'
export { CallToAction, type CallToActionProps } from './patterns/call-to-action/call-to-action.tsx'
export {
  ContactDetail,
  type ContactDetailProps,
  ContactDetails,
  type ContactDetailsProps,
} from './patterns/contact-details/contact-details.tsx'
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from './patterns/description-list/description-list.tsx'
export {
  FeatureCard,
  type FeatureCardProps,
} from './patterns/feature-card/feature-card.tsx'
export { FeatureItem, type FeatureItemProps, FeatureList } from './patterns/feature-item/feature-item.tsx'
export { type Feature, FeatureTabs, type FeatureTabsProps } from './patterns/feature-tabs/feature-tabs.tsx'
export { IntroCard, type IntroCardProps } from './patterns/intro-card/intro-card.tsx'
export {
  type LegalClause,
  type LegalDate,
  type LegalLabels,
  LegalPage,
  type LegalPageProps,
} from './patterns/legal-page/legal-page.tsx'
export {
  LogoCarousel,
  LogoCarouselItem,
  type LogoCarouselItemProps,
  type LogoCarouselProps,
} from './patterns/logo-carousel/logo-carousel.tsx'
export { NotFound, type NotFoundProps } from './patterns/not-found/not-found.tsx'
export { PageHeader, type PageHeaderProps } from './patterns/page-header/page-header.tsx'
export {
  type Limit,
  PricingCard,
  type PricingCardProps,
  type PricingLabels,
  PricingTable,
} from './patterns/pricing-card/pricing-card.tsx'
export { Section, type SectionProps } from './patterns/section/section.tsx'
export {
  ServiceItem,
  type ServiceItemProps,
  ServiceList,
  type ServiceListProps,
} from './patterns/service-list/service-list.tsx'
export { SideMenu, type SideMenuLink, type SideMenuProps } from './patterns/side-menu/side-menu.tsx'
export {
  SignInCard,
  type SignInCardProps,
  type SignInProvider,
} from './patterns/sign-in-card/sign-in-card.tsx'
export {
  type FooterColumn,
  type FooterLink,
  SiteFooter,
  type SiteFooterProps,
} from './patterns/site-footer/site-footer.tsx'
export {
  type NavigationLink,
  SiteHeader,
  type SiteHeaderProps,
} from './patterns/site-header/site-header.tsx'
export {
  SplitPanel,
  SplitPanelActions,
  SplitPanelMain,
  SplitPanelSide,
} from './patterns/split-panel/split-panel.tsx'
export { Stat, StatList, type StatProps } from './patterns/stat/stat.tsx'
export {
  StepItem,
  type StepItemProps,
  StepList,
  type StepListProps,
} from './patterns/step-list/step-list.tsx'
export {
  type Rating,
  Testimonial,
  TestimonialList,
  type TestimonialProps,
} from './patterns/testimonial/testimonial.tsx'
export {
  TimelineRuler,
  type TimelineRulerProps,
  TimelineStep,
  type TimelineStepProps,
} from './patterns/timeline-ruler/timeline-ruler.tsx'
export { UnexpectedError, type UnexpectedErrorProps } from './patterns/unexpected-error/unexpected-error.tsx'
export { UserPanel, type UserPanelProps } from './patterns/user-panel/user-panel.tsx'
export type { DefaultProps } from './provider/default-props.ts'
export type { Template } from './provider/fill-in.ts'
export { DesignSystemProvider, type DesignSystemProviderProps } from './provider/provider.tsx'
