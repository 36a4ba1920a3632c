/** The list of keys of the console. */
export const opsKeys = {
  title: 'Keys',
  find: 'Find anything, from everywhere',
  list: 'This list',
  choose: 'Next and previous item of the list',
  openFile: 'Open the file of the item that is chosen',
  acts: 'To the acts of the item',
  timeline: 'To the timeline',
  visits: 'From visit to visit in the timeline',
  pick: 'Choose the visit: those who fit it stand below',
  move: 'Give the chosen visit to somebody else, or move it to another hour',
  close: 'Close, or let go of a visit that is being dragged',
};
