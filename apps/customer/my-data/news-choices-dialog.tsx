import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { chooseNews } from '#contract/customer/choose-news.ts';
import { readNewsChoices } from '#contract/customer/read-news-choices.ts';
import {
  NEWS_TOPICS,
  NEWS_WAYS,
  type NewsTopic,
  type UnwantedNews,
} from '#contract/news-choices.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { Loading } from '#ui/loading.tsx';
import { useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';
import { queryOf } from '../api/query.ts';
import './news-choices-dialog.css';

const TOPICS = Object.keys(NEWS_TOPICS) as NewsTopic[];

/** News beside the bell, by topic and way; each press is kept at once. */
export default function NewsChoicesDialog({ onClose }: { onClose: () => void }) {
  const { everyday, newsChoices: words, shell } = useWords();
  const title = useId();
  const { unwanted, trouble, choose } = useChoices();
  return (
    <Dialog labelledBy={title} onClose={onClose} className="news-choices">
      <DialogHead id={title} title={words.title} closeLabel={everyday.close} onClose={onClose} />
      <div className="dialog-body">
        <p>{words.text}</p>
        <p className="change-trouble" role="alert">
          {trouble && everyday.somethingWentWrong}
        </p>
        {!unwanted && !trouble && <Loading text={shell.loading} />}
        {unwanted && (
          <>
            {TOPICS.map((topic) => (
              <fieldset key={topic}>
                <legend>{words.topics[topic]}</legend>
                {NEWS_WAYS.map((way) => (
                  <Choice
                    key={way}
                    {...{ text: words.ways[way], news: `${topic}:${way}`, unwanted, choose }}
                  />
                ))}
              </fieldset>
            ))}
            <fieldset>
              <legend>{words.night}</legend>
              <Choice {...{ text: words.nightText, news: 'night', unwanted, choose }} isQuiet />
            </fieldset>
            <p className="note">{words.always}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

type ChoiceProps = {
  text: string;
  news: UnwantedNews;
  unwanted: readonly UnwantedNews[];
  choose: (news: UnwantedNews, wanted: boolean) => void;
  /** Ticked, it is silent. */
  isQuiet?: boolean;
};

function Choice({ text, news, unwanted, choose, isQuiet = false }: ChoiceProps) {
  const isUnwanted = unwanted.includes(news);
  return (
    <label>
      <input
        type="checkbox"
        checked={isQuiet ? isUnwanted : !isUnwanted}
        onChange={() => choose(news, isUnwanted)}
      />
      <span>{text}</span>
    </label>
  );
}

function useChoices() {
  const queries = useQueryClient();
  const query = queryOf(readNewsChoices, {});
  const { data, isError } = useQuery(query);
  const [failed, setFailed] = useState(false);
  const choose = async (news: UnwantedNews, wanted: boolean) => {
    setFailed(false);
    const before = queries.getQueryData(query.queryKey)?.unwanted ?? [];
    const show = (unwanted: UnwantedNews[]) => queries.setQueryData(query.queryKey, { unwanted });
    const others = before.filter((one) => one !== news);
    show(wanted ? others : [...others, news]);
    const answer = await call(chooseNews, { news, wanted });
    if (answer.ok) return show(answer.value.unwanted);
    setFailed(true);
    // The screen shows what is kept, not what was wished.
    void queries.invalidateQueries({ queryKey: query.queryKey });
    show(before);
  };
  return {
    unwanted: data?.unwanted,
    trouble: isError || failed,
    choose: (news: UnwantedNews, wanted: boolean) => void choose(news, wanted),
  };
}
