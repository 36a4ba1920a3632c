import { knownBrand } from '#contract/known-brand.ts';
import type { Lang } from '#i18n/index.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { PageAssets } from '../page-assets.ts';
import { LanguageLinks } from '../shell/language-links.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { gateWords } from './gate-words.ts';

/**
 * For whoever stands at a gate with a telephone and has no account: everything it may have to say stands in the page, and
 * a small script shows the part that is true.
 */
export function GatePage({ lang, assets }: { lang: Lang; assets: PageAssets }) {
  const { gate: words, shell } = gateWords[lang];
  return (
    <PlainPage
      lang={lang}
      path="/gate"
      title={words.title}
      summary={words.summary}
      words={shell}
      assets={assets}
      style={assets.gateStyle}
      script={assets.gateScript}
      unlisted
      ownLanguages
    >
      <main id="main" className="wrap gate">
        <LanguageLinks lang={lang} label={shell.language} path="/gate" inFull />
        <h1>{words.title}</h1>
        <noscript>
          <p className="trouble">{words.needsScript}</p>
        </noscript>
        <Camera lang={lang} />
        <AskForm lang={lang} />
        <p className="checking" role="status" data-checking={words.checking} />
        <div className="trouble" role="alert" data-trouble>
          <p hidden data-say="offline">
            {words.offline}
          </p>
          <p hidden data-say="too-many">
            {words.tooMany}
          </p>
          <p hidden data-say="failed">
            {words.failed}
          </p>
        </div>
        <Verdicts lang={lang} />
        <p hidden data-unasked>
          {words.unasked}
        </p>
        <button type="button" className="btn line" hidden data-again>
          {words.again}
        </button>
        <button type="button" className="btn line" hidden data-another>
          {words.another}
        </button>
        <ExpectedToday lang={lang} />
        <p className="privacy">
          {words.privacy}{' '}
          <a href={knownBrand().source} rel="noopener">
            {words.source}
          </a>
        </p>
      </main>
    </PlainPage>
  );
}

function AskForm({ lang }: { lang: Lang }) {
  const { gate: words } = gateWords[lang];
  return (
    <form className="ask" noValidate data-ask>
      <p>{words.orType}</p>
      <label htmlFor="code">{words.code}</label>
      <input
        id="code"
        name="code"
        className="num"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        aria-invalid={false}
        aria-describedby="code-error"
      />
      <p id="code-error" className="error" hidden>
        {words.codeWrong}
      </p>
      <div className="pincode" data-pincode>
        <label htmlFor="pincode">{words.pincode}</label>
        <input
          id="pincode"
          name="pincode"
          className="num"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          aria-invalid={false}
          aria-describedby="pincode-error"
        />
        <p id="pincode-error" className="error" hidden>
          {words.pincodeWrong}
        </p>
      </div>
      <button type="submit" className="btn">
        {words.check}
      </button>
    </form>
  );
}

/** One for each answer; `{from}` and `{until}` are filled in by the script. */
function Verdicts({ lang }: { lang: Lang }) {
  const { gate: words } = gateWords[lang];
  return (
    <>
      <section className="verdict yes" hidden data-verdict="admitted">
        <Icon name="check" />
        <h2 tabIndex={-1}>{words.yes}</h2>
        <p>{words.yesSays}</p>
        <Who lang={lang} />
      </section>
      <section className="verdict wait" hidden data-verdict="genuine">
        <Icon name="check" />
        <h2 tabIndex={-1}>{words.ours}</h2>
        <p>{words.oursSays}</p>
        <Who lang={lang} />
        <p>{words.oursHelp}</p>
      </section>
      <section className="verdict wait" hidden data-verdict="cannot-tell">
        <Icon name="clock" />
        <h2 tabIndex={-1}>{words.cannotTell}</h2>
        <p>{words.cannotTellSays}</p>
      </section>
      <section className="verdict no" hidden data-verdict="not-valid">
        <Icon name="close" />
        <h2 tabIndex={-1}>{words.no}</h2>
        <p>{words.noSays}</p>
        <p>{words.noHelp}</p>
      </section>
      <section className="verdict wait" hidden data-verdict="too-early">
        <Icon name="clock" />
        <h2 tabIndex={-1}>{words.tooEarly}</h2>
        <p data-fill="from" data-text={words.tooEarlySays({ from: '{from}' })} />
      </section>
      <section className="verdict no" hidden data-verdict="too-late">
        <Icon name="close" />
        <h2 tabIndex={-1}>{words.tooLate}</h2>
        <p data-fill="until" data-text={words.tooLateSays({ until: '{until}' })} />
      </section>
    </>
  );
}

/** All that a guard is told of somebody: face, name, wing and hours. */
function Who({ lang }: { lang: Lang }) {
  const { gate: words } = gateWords[lang];
  return (
    <>
      <img className="face" alt="" width="160" height="196" hidden data-face />
      <p hidden data-no-face>
        {words.noFace}
      </p>
      <dl>
        <dt>{words.karigar}</dt>
        <dd data-fill="karigarName" />
        <dt>{words.wing}</dt>
        <dd data-fill="home" />
        <dt>{words.window}</dt>
        <dd
          className="num"
          data-fill="window"
          data-text={words.fromTo({ from: '{from}', until: '{until}' })}
        />
      </dl>
    </>
  );
}

/** The camera opens in the page; whatever becomes of it, the six digits stay below. */
function Camera({ lang }: { lang: Lang }) {
  const { gate: words } = gateWords[lang];
  return (
    <>
      <button type="button" className="btn" data-scan>
        {words.scan}
      </button>
      <p className="error" role="alert" hidden data-camera-says="refused">
        {words.cameraRefused}
      </p>
      <p className="error" role="alert" hidden data-camera-says="no-camera">
        {words.cameraNone}
      </p>
      <div className="camera" hidden data-camera>
        <p>{words.aim}</p>
        <video muted playsInline aria-label={words.aim} />
        <p className="error" role="status" hidden data-not-ours>
          {words.notOurs}
        </p>
        <button type="button" className="btn line" data-stop>
          {words.stopScan}
        </button>
      </div>
    </>
  );
}

/** Shown where the society's gate has a link; the script draws one row of the pattern for each who is expected. */
function ExpectedToday({ lang }: { lang: Lang }) {
  const { gate: words } = gateWords[lang];
  return (
    <>
      <p className="error" role="alert" hidden data-link-ended>
        {words.linkEnded}
      </p>
      <section className="expected" hidden data-expected>
        <h2>{words.expected}</h2>
        <p data-society />
        <p
          className="as-of num"
          data-as-of
          data-fresh={words.asOf({ at: '{at}' })}
          data-old={words.asOfOld({ at: '{at}' })}
        />
        <p hidden data-nobody>
          {words.nobody}
        </p>
        <div data-rows />
        <div hidden data-pattern>
          <h3 data-text={words.wingOf({ wing: '{wing}' })}>…</h3>
          <ul>
            <li>
              {/* One of these two stands before a name; the style of the page keeps only rules for what it sees here. */}
              <img alt="" width="56" height="68" />
              <i />
              <b />
              <span
                className="num"
                data-text={words.fromTo({ from: '{from}', until: '{until}' })}
              />
            </li>
          </ul>
        </div>
      </section>
    </>
  );
}
