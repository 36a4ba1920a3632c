export { AccountGone as default } from '../my-data/account-gone.tsx';
