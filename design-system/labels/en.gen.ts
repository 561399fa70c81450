// Made from the texts of the components by `npx vitest run -u design-system/labels`.
import type { Labels } from './labels.ts'

/**
 * All texts in English: what the components show without a provider. A start for a translation, or for a provider in
 * English inside another language.
 */
export const en: Labels = {
  "alertDialog": {
    "wait": "Please wait until this is done.",
    "failed": "That did not work. Please try again."
  },
  "banner": {
    "close": "Close announcement"
  },
  "breadcrumbs": {
    "navigation": "Breadcrumb"
  },
  "button": {
    "loading": "Loading..."
  },
  "carousel": {
    "carousel": "carousel",
    "slide": "slide",
    "position": "{number} of {total}",
    "pause": "Pause the slides",
    "start": "Start the slides",
    "previous": "Previous slide",
    "next": "Next slide",
    "atStart": "This is the first slide.",
    "atEnd": "This is the last slide.",
    "dots": "Choose a slide",
    "dot": "Slide {number} of {total}"
  },
  "characterCount": {
    "atMost": "At most {max} characters.",
    "left": {
      "one": "{left} character left.",
      "other": "{left} characters left."
    }
  },
  "combobox": {
    "options": "Options for {label}",
    "results": {
      "one": "{count} option",
      "other": "{count} options"
    },
    "empty": "No option matches.",
    "loading": "Loading options...",
    "notAnOption": "Choose one of the options for “{label}”."
  },
  "copyButton": {
    "copy": "Copy",
    "name": "Copy: {what}",
    "copied": "Copied",
    "selected": "Selected: press Ctrl or Cmd and C",
    "failed": "Not copied: select it by hand"
  },
  "dialog": {
    "close": "Close"
  },
  "drawer": {
    "menu": "Menu",
    "close": "Close menu"
  },
  "embedFrame": {
    "loading": "Loading...",
    "ready": "Loaded.",
    "timedOut": "This is taking a long time.",
    "retry": "Try again"
  },
  "errorSummary": {
    "title": "Errors:"
  },
  "field": {
    "optional": "(optional)"
  },
  "form": {
    "badInput": "Write “{label}” in full.",
    "badNumber": "Write “{label}” in digits.",
    "valueMissing": "Fill in “{label}”.",
    "missingTick": "Tick “{label}” to go on.",
    "missingChoice": "Choose an answer for “{label}”.",
    "typeMismatch": "Write “{label}” in full, for example https://example.com.",
    "wrongEmail": "Write “{label}” in full, for example name@example.com.",
    "tooShort": "Use at least {minlength} characters for “{label}”. You have typed {typed}.",
    "tooLong": "Use at most {maxlength} characters for “{label}”. You have typed {typed}.",
    "patternMismatch": "Write “{label}” in the form that is asked for.",
    "rangeUnderflow": "Enter {min} or more for “{label}”.",
    "rangeOverflow": "Enter {max} or less for “{label}”.",
    "tooEarly": "Choose {min} or later for “{label}”.",
    "tooLate": "Choose {max} or earlier for “{label}”.",
    "stepMismatch": "Enter “{label}” in steps of {step}.",
    "failed": "The form was not sent. Please try again."
  },
  "hero": {
    "pause": "Pause the headline",
    "play": "Play the headline",
    "pauseText": "Pause",
    "playText": "Play"
  },
  "legalPage": {
    "contents": "Contents",
    "updated": "Updated"
  },
  "link": {
    "newTab": "(opens in a new tab)"
  },
  "loading": {
    "loading": "Loading..."
  },
  "logo": {
    "home": "home"
  },
  "pagination": {
    "navigation": "Pagination",
    "previous": "Previous",
    "next": "Next",
    "page": "Page {page}",
    "position": "Page {page} of {count}"
  },
  "popup": {
    "close": "Close"
  },
  "pricingCard": {
    "popular": "Most Popular",
    "sample": "Sample",
    "hiddenPrice": "Let’s work it out",
    "limits": "Resource limits",
    "free": "Free"
  },
  "scrollToTop": {
    "top": "Back to top"
  },
  "sideMenu": {
    "help": "Help",
    "top": "Back to top"
  },
  "signInCard": {
    "title": "Sign in to Continue",
    "button": "Continue with {provider}",
    "agreement": "{provider} opens in a new window and tells us your name, e-mail address and photo. By continuing you agree to our {terms}.",
    "terms": "Terms"
  },
  "siteHeader": {
    "main": "Main",
    "menu": "Menu"
  },
  "skipLink": {
    "skip": "Skip to main content"
  },
  "stepItem": {
    "note": "Good to know"
  },
  "stepper": {
    "done": "Done",
    "next": "To do"
  },
  "stepperProgress": {
    "step": "Step {current} of {total}"
  },
  "tag": {
    "remove": "Remove {tag}"
  },
  "testimonial": {
    "rating": "{rating} out of 5",
    "sample": "Sample review"
  },
  "themeSwitch": {
    "theme": "Theme",
    "system": "System",
    "light": "Light",
    "dark": "Dark",
    "contrast": "High contrast"
  },
  "toaster": {
    "toasts": "Notifications",
    "dismiss": "Dismiss message"
  },
  "unexpectedError": {
    "title": "Unexpected Application Error",
    "retry": "Load again",
    "home": "Go to the home page"
  },
  "userPanel": {
    "account": "Your account",
    "signOut": "Sign Out"
  },
  "video": {
    "controls": "controls",
    "play": "Play",
    "pause": "Pause",
    "restart": "Restart",
    "captions": "Captions",
    "position": "Position in the video",
    "time": "{position} of {length}",
    "waiting": "Loading...",
    "transcript": "Read the transcript",
    "failed": "The video could not be played. Press Play to try again, or open the file on your device.",
    "file": "Download the video file"
  }
}
