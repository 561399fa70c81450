import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Plays a short video with labelled buttons, captions and a transcript.',
  use: [
    'Use it for a recording that explains more than text can: a walk through the product.',
    'Provide captions for everything that is said, and a transcript for everything that is said and shown.',
    'Mount it when its place is opened: poster and captions are loaded then, and the video itself on Play. Until then use a VideoTranscript and, in `noscript`, a NativeVideo.',
    'It pauses when it is hidden: in a tab that is left, in a disclosure that is closed.',
  ],
  avoid: [
    { when: 'It would play by itself as decoration.', instead: 'a picture' },
    {
      when: 'It is an hour-long lecture that needs chapters and speed control.',
      instead: '`<video controls>`',
    },
    { when: 'It is the player of another provider.', instead: 'a Link to their page' },
  ],
  rules: [
    {
      do: 'Content: write the transcript for a reader who does not see the video: name what is pressed and what appears.',
      dont: 'Copy the captions: they leave out everything that is only shown (WCAG 2.2, 1.2.3 Audio Description or Media Alternative).',
    },
    {
      do: 'Offer two formats, the smaller first: WebM, then MP4, which every browser plays.',
      dont: 'Leave out `type`: a browser would have to request a file to find out that it cannot play it.',
    },
    {
      do: 'Pass `duration` if you know it: visitors use it to decide.',
      dont: 'Preload the video to read its length.',
    },
    {
      do: 'Keep a caption to 90 characters: three lines on a phone.',
      dont: 'Draw captions into the picture: they cannot be turned off, enlarged or read aloud (WCAG 2.2, 1.2.2 Captions).',
    },
    {
      do: 'Use a poster of the same proportions as the video, 16 : 9 or those of `width` and `height`. A recording of pages needs a narrow version for phones, where the wide one cannot be read.',
      dont: 'Place a play button over the picture: it covers the poster and has no visible label.',
    },
  ],
  parts: ['VideoPlayer', 'NativeVideo', 'VideoTranscript'],
  examples: [
    { story: 'Default', caption: 'Play, Pause and Restart. Captions are on and can be turned off.' },
    { story: 'LengthKnown', caption: 'The length is shown before the video is loaded.' },
    { story: 'Silent', caption: 'A video without sound: no captions, and a transcript of what is shown.' },
    { story: 'Missing', caption: 'Press Play: the file does not exist, and the player says what to do.' },
    {
      story: 'TranscriptElsewhere',
      caption: 'The player is mounted later; its transcript is already in the page as a VideoTranscript.',
    },
    { story: 'Native', caption: 'NativeVideo, for `noscript`.' },
    { story: 'InFrench', caption: 'With all labels in another language.' },
  ],
} satisfies ComponentDocs
