import { SignInCard } from './sign-in-card.tsx'

// What the types of SignInCard refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  <SignInCard key="1" onSignIn={() => {}} />,
  // @ts-expect-error: a button that signs nobody in
  <SignInCard key="2" />,
  // @ts-expect-error: a level, not the name of an element
  <SignInCard key="3" onSignIn={() => {}} heading="h2" />,
]
