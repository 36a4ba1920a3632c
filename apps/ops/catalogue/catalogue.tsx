import type { CategoryContent, ServiceContent } from '#contract/fields/catalogue-content.ts';
import { listCatalogueVersions } from '#contract/ops/list-catalogue-versions.ts';
import { formatRupees } from '#kernel/money.ts';
import { useReading } from '../api/reading.ts';
import { go, Link } from '../shell/path.tsx';
import { useEditing } from '../shell/use-editing.ts';
import { WaitingRoom } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { Begin } from './begin.tsx';
import { CategoryEditor } from './category-editor.tsx';
import { emptyCategory, emptyService } from './content.ts';
import { ServiceEditor } from './service-editor.tsx';
import {
  type CategoryVersion,
  isWithdrawn,
  type ServiceVersion,
  type Standing,
  standings,
} from './versions.ts';
import './catalogue.css';

/** Everything that is sold, and one of it to be changed: `/catalogue/<service>`, `/catalogue/category/<category>`. */
export function Catalogue({ path }: { path: string }) {
  const { opsCatalogue: says } = useSpeech().words;
  const reading = useReading(listCatalogueVersions, {});
  const edits = {
    services: useEditing<ServiceContent>(),
    categories: useEditing<CategoryContent>(),
  };
  const versions = reading.value;
  if (!versions) return <WaitingRoom reading={reading} />;
  const services = standings(versions.services);
  const categories = standings(versions.categories);
  const [, first = '', second = ''] = /^\/catalogue\/?([^/]*)\/?([^/]*)$/.exec(path) ?? [];
  const slug = first || services[0]?.slug;
  const names = new Set([...services, ...categories].map((one) => one.slug));
  const beginService = (name: string) => {
    const [category] = categories;
    const content = emptyService(category?.slug ?? '', 'other');
    edits.services.keep(name, { content, seen: null });
    go(`/catalogue/${name}`);
  };
  const beginCategory = (name: string) => {
    edits.categories.keep(name, { content: emptyCategory(categories.length + 1), seen: null });
    go(`/catalogue/category/${name}`);
  };
  return (
    <div className="cat">
      <List
        {...{ services, categories, path }}
        unsaved={(one) => edits.services.of(one) !== undefined}
        current={first === 'category' ? undefined : slug}
      />
      {first === 'new' && second === 'service' && (
        <Begin title={says.newService} taken={names} onBegin={beginService} />
      )}
      {first === 'new' && second === 'category' && (
        <Begin title={says.newCategory} taken={names} onBegin={beginCategory} />
      )}
      {first === 'category' && (
        <CategoryEditor
          key={second}
          slug={second}
          standing={categories.find((one) => one.slug === second)}
          optionKeys={optionKeysOf(services, second)}
          editing={edits.categories}
        />
      )}
      {first !== 'new' && first !== 'category' && slug && (
        <ServiceEditor
          key={slug}
          {...{ slug, services, categories, taxClasses: versions.taxClasses }}
          standing={services.find((one) => one.slug === slug)}
          editing={edits.services}
        />
      )}
      {first === '' && services.length === 0 && <p className="cat-main">{says.nothingYet}</p>}
    </div>
  );
}

/** The options of the services of a category. */
const optionKeysOf = (
  services: readonly Standing<ServiceVersion>[],
  category: string,
): readonly string[] => [
  ...new Set(
    services
      .filter(({ newest }) => newest.content.category === category)
      .flatMap(({ newest }) => newest.content.options.map(({ key }) => key)),
  ),
];

type ListProps = {
  services: readonly Standing<ServiceVersion>[];
  categories: readonly Standing<CategoryVersion>[];
  path: string;
  current: string | undefined;
  unsaved: (slug: string) => boolean;
};

function List({ services, categories, path, current, unsaved }: ListProps) {
  const { words, lang } = useSpeech();
  const { opsCatalogue: says } = words;
  const tiles = new Map(categories.map(({ slug, newest }) => [slug, newest.content.tile]));
  return (
    <nav className="cat-list" aria-label={says.services}>
      <ul>
        {services.map(({ slug, newest, sold, draft, coming }) => (
          <li key={slug}>
            <Link
              to={`/catalogue/${slug}`}
              aria-current={slug === current ? 'true' : undefined}
              className={`tile-${tiles.get(newest.content.category) ?? 'daily'}`}
            >
              <span className="cat-tile" aria-hidden="true" />
              <span className="col">
                <b className="el">{newest.content.words[lang]?.name ?? slug}</b>
                <span className="t3">
                  {formatRupees((sold ?? newest).content.pricePaise)}
                  {isWithdrawn(sold) && ` · ${says.withdrawn}`}
                  {coming && ` · ${says.states.coming}`}
                  {draft && <b className="risk"> · {says.states.draft}</b>}
                  {unsaved(slug) && <b className="risk"> · {says.unsaved}</b>}
                </span>
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link className="o-link cat-new" to="/catalogue/new/service">
            {says.newService}
          </Link>
        </li>
      </ul>
      <h2>{says.categories}</h2>
      <ul>
        {categories.map(({ slug, newest, draft }) => (
          <li key={slug}>
            <Link
              to={`/catalogue/category/${slug}`}
              aria-current={path === `/catalogue/category/${slug}` ? 'true' : undefined}
              className={`tile-${newest.content.tile}`}
            >
              <span className="cat-tile" aria-hidden="true" />
              <span className="col">
                <b className="el">{newest.content.words[lang]?.name ?? slug}</b>
                {draft && <b className="risk">{says.states.draft}</b>}
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link className="o-link cat-new" to="/catalogue/new/category">
            {says.newCategory}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
