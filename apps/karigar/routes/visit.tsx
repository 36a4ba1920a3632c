import { VisitScreen } from '../visit/visit-screen.tsx';
import { GatePass } from './gate-pass.tsx';

/** One visit, with the pass that is shown at the gate. */
export default function Visit({ id }: { id: string }) {
  return <VisitScreen id={id} gatePass={<GatePass visitId={id} />} />;
}
