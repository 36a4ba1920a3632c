import { Component, type ReactNode } from 'react';
import { refusalText } from './refusal-text.ts';
import { useSpeech } from './words.tsx';

type Props = { path: string; children: ReactNode };
type State = { readonly path: string; readonly isBroken: boolean };

/** A room that breaks leaves the rest of the console standing; another address begins anew. */
export class RoomBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, isBroken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, isBroken: false };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { words } = useSpeech();
  return (
    <div className="o-body">
      <div className="o-note" role="alert">
        <span>{refusalText({ code: 'internal-error' }, words)}</span>
        {/* Loaded afresh: a part that could not be downloaded comes too. */}
        <button type="button" className="o-btn" onClick={() => location.reload()}>
          {words.ops.retry}
        </button>
      </div>
    </div>
  );
}
