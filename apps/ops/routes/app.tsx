import { readStaffSession } from '#contract/public/read-staff-session.ts';
import { readAnew, useReading } from '../api/reading.ts';
import { Languages } from '../shell/languages.tsx';
import { SecondFactor } from '../shell/second-factor.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useWords } from '../shell/words.tsx';
import { Enrol } from '../sign-in/enrol.tsx';
import { Password } from '../sign-in/password.tsx';
import { Inside } from './inside.tsx';

/** Nothing of the company is seen before both the password and the second factor were shown. */
export function App() {
  const reading = useReading(readStaffSession, {});
  const { session } = reading.value ?? {};
  const { signIn } = useWords();
  if (session?.stage === 'open') return <Inside session={session} />;
  const again = () => void readAnew();
  return (
    <main className="o-door">
      <section className="o-panel o-door-card">
        <header className="o-ph">
          <h1>{signIn.title}</h1>
          <span className="sp" />
          <Languages />
        </header>
        <div className="o-pb">
          <Waiting reading={reading} />
          {reading.value && !session && <Password onProven={again} />}
          {session?.stage === 'enrol' && <Enrol onDone={again} />}
          {session?.stage === 'prove' && <SecondFactor onShown={again} />}
        </div>
      </section>
    </main>
  );
}
