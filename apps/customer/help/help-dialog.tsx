import { useId } from 'react';
import { shownDate } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Loading } from '#ui/loading.tsx';
import { TextBlocks } from '#ui/policy-text.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { type HelpTopic, helpTopics } from './help-topics.ts';
import { type HelpWords, useHelpWords } from './help-words.ts';
import { MoreHelp } from './more-help.tsx';
import './help.css';

type HelpDialogProps = {
  /** As the address says it; an unknown one is as good as none. */
  topic: string;
  onTopic: (id: string) => void;
  onTopics: () => void;
  onClose: () => void;
};

/** The Help Center: topics at the left, the chosen one at the right; on a phone first the list, then the page. */
export default function HelpDialog({ topic, onTopic, onTopics, onClose }: HelpDialogProps) {
  const { shell } = useWords();
  const { words, failed, retry } = useHelpWords(useLang());
  const title = useId();
  return (
    <Dialog
      {...(words ? { labelledBy: title } : { label: shell.help })}
      onClose={onClose}
      className="help-dialog"
      inAddress
    >
      {words ? (
        <HelpCenter {...{ words, title, topic, onTopic, onTopics, onClose }} />
      ) : failed ? (
        <Trouble onRetry={retry} />
      ) : (
        <Loading text={shell.loading} />
      )}
    </Dialog>
  );
}

function HelpCenter({
  words,
  title,
  topic,
  onTopic,
  onTopics,
  onClose,
}: HelpDialogProps & { words: HelpWords; title: string }) {
  const { everyday } = useWords();
  const topics = helpTopics(words, useLang());
  const chosen = topics.find(({ id }) => id === topic);
  return (
    <>
      <DialogHead id={title} title={words.title} closeLabel={everyday.close} onClose={onClose} />
      <div className={chosen ? 'help-body chosen' : 'help-body'}>
        <nav aria-label={words.topicsLabel}>
          <ul>
            {topics.map(({ id, icon, title: name }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === chosen?.id ? 'true' : undefined}
                  onClick={() => onTopic(id)}
                >
                  <Icon name={icon} />
                  <span>{name}</span>
                  <Icon name="arrow-right" className="go" />
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div className="help-page">
          {chosen ? (
            <TopicPage key={chosen.id} topic={chosen} words={words} onBack={onTopics} />
          ) : (
            <p className="placeholder">
              <Icon name="help" />
              {words.placeholder}
            </p>
          )}
        </div>
        <MoreHelp words={words} />
      </div>
    </>
  );
}

type TopicPageProps = { topic: HelpTopic; words: HelpWords; onBack: () => void };

/** Takes the focus, so that a person who cannot see hears what they have chosen. */
function TopicPage({ topic, words, onBack }: TopicPageProps) {
  const id = useId();
  const lang = useLang();
  return (
    <section aria-labelledby={id}>
      <button type="button" className="btn soft back" onClick={onBack}>
        <Icon name="arrow-left" />
        {words.allTopics}
      </button>
      <h3 id={id} tabIndex={-1} ref={(heading) => heading?.focus()}>
        {topic.title}
      </h3>
      <TextBlocks blocks={topic.content} ways={{}} />
      {topic.changedOn && (
        <p className="changed">{words.changedOn({ day: shownDate(topic.changedOn, lang) })}</p>
      )}
    </section>
  );
}
