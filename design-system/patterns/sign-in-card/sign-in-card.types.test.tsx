import { SignInCard } from './sign-in-card.tsx'

// Props that SignInCard rejects. `npm run types` checks this file; it is not executed.
export const rejected = [
  <SignInCard key="1" onSignIn={() => {}} />,
  // @ts-expect-error: onSignIn is required
  <SignInCard key="2" />,
  // @ts-expect-error: heading is a number, not an element name
  <SignInCard key="3" onSignIn={() => {}} heading="h2" />,
]
