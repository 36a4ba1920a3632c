import { Link } from 'react-router';

export function ForgotLink({ text }: { text: string }) {
  return (
    <Link className="link" to="/forgot-password">
      {text}
    </Link>
  );
}
