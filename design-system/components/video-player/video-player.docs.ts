import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Plays a short film that is part of the page, with labelled buttons, captions and a transcript.',
  use: [
    'For a recording that shows what words would take long to tell: a journey through the product.',
    'With captions for everything that is said, and a transcript for everything that is said and seen.',
    'Mounted when its place is opened: poster and captions are fetched then, the film itself on Play. Until then a VideoTranscript and, in `noscript`, a NativeVideo stand in.',
  ],
  avoid: [
    { when: 'It would play by itself, as decoration.', instead: 'a still picture' },
    {
      when: 'It is a lecture of an hour, where people need chapters and speed.',
      instead: '`<video controls>`',
    },
    { when: 'It is somebody else’s player in a frame.', instead: 'a Link to their page' },
  ],
  rules: [
    {
      do: 'Write the transcript as if nobody saw the film: name what is pressed and what appears.',
      dont: 'Paste the captions: who cannot see the film learns nothing of what is only shown.',
    },
    {
      do: 'Offer two formats, the smaller first: WebM, then MP4, which every browser plays.',
      dont: 'Leave out `type`: browsers then fetch a format to find out that they cannot play it.',
    },
    {
      do: 'Give `duration` when it is known: people decide by it whether to press Play.',
      dont: 'Preload the film in order to read its length.',
    },
    {
      do: 'Keep a caption to 90 characters: three lines beneath the picture on a phone.',
      dont: 'Burn captions into the picture: they cover it, and cannot be put away, enlarged or read aloud.',
    },
    {
      do: 'Use a poster of the film’s own proportions, 16 : 9.',
      dont: 'Lay a play button over the picture: it covers what the poster shows and has no words.',
    },
  ],
  parts: ['VideoPlayer', 'NativeVideo', 'VideoTranscript'],
  examples: [
    { story: 'WithCaptions', caption: 'Play, Pause and Restart; captions are on and can be put away.' },
    { story: 'LengthKnown', caption: 'The length is told before anything of the film is fetched.' },
    { story: 'Silent', caption: 'A film without sound: no captions, and a transcript of what is seen.' },
    { story: 'Missing', caption: 'Press Play: the file is not there, and the player says what to do.' },
    {
      story: 'TranscriptElsewhere',
      caption: 'Where the player comes late its words are in the page before, in a VideoTranscript.',
    },
    { story: 'Native', caption: 'NativeVideo, for `noscript` where the player comes late.' },
    { story: 'InFrench', caption: 'All its words in another language.' },
  ],
} satisfies ComponentDocs
