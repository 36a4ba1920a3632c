/** The camera inside the Karigar's app. */
export const camera = {
  shoot: 'Take the picture',
  use: 'Use this picture',
  again: 'Take it again',
  view: 'What the camera sees',
  taken: 'The picture you took',
  choose: 'Choose one from the phone',
  own: 'Use the phone’s own camera',
  refused:
    'This page may not use the camera. Allow it in the browser’s settings, or take the picture another way.',
  none: 'The camera does not open here. Take the picture another way.',
};
