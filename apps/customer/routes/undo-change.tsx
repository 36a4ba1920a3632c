export { UndoPage as default } from '../my-data/undo-page.tsx';
