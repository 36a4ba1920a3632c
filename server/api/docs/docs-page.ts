import { html } from 'hono/html';
import { type JsonSchema, ownSchemas } from './json-schemas.ts';
import type { ApiCall, OpenApiDocument, Parameter } from './open-api-document.ts';
import type { ApiResponse } from './responses.ts';
import { typeText } from './type-text.ts';

/** A value of `html`: escaped already, to be set into a page as it is. */
type Markup = ReturnType<typeof html>;

/** A schema of one operation alone is written where it stands. */
type InFull = (schema: JsonSchema) => JsonSchema;
type Placed = { readonly method: string; readonly path: string; readonly call: ApiCall };

/** The document as a page that reads without a script: contents by door, then every call with what it takes and answers. */
export async function docsPage({
  info,
  tags,
  paths,
  components,
}: OpenApiDocument): Promise<string> {
  const calls: Placed[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
  );
  const ownOf = new Set(calls.flatMap(({ call }) => Object.values(ownSchemas(call.operationId))));
  const inFull: InFull = (schema) => {
    const name = String(schema.$ref ?? '').replace(/^.*\//, '');
    return (ownOf.has(name) && components.schemas[name]) || schema;
  };
  const ofDoor = (audience: string) => calls.filter(({ call }) => call.tags.includes(audience));
  const page = await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${info.title} API</title>
    <link rel="stylesheet" href="/api/docs/docs.css">
  </head>
  <body>
    <header>
      <h1>${info.title} <span>API</span></h1>
      ${withCode(info.description)}
      <p>For programs: <a href="/api/openapi.json">OpenAPI 3.1 as JSON</a>.</p>
    </header>
    <nav aria-label="Contents">
      ${tags.map(
        ({ name, description }) => html`<h2>${name}</h2><p>${description}</p>
      <ul>${ofDoor(name).map(
        ({ method, path, call }) =>
          html`<li><a href="#${call.operationId}"><b>${method}</b> ${path}</a></li>`,
      )}</ul>`,
      )}
      <p><a href="#shared">What answers share</a></p>
    </nav>
    <main>
      ${calls.map((one) => article(one, inFull))}
      <section id="shared">
        <h2>What answers share</h2>
        ${Object.entries(components.schemas)
          .filter(([name]) => !ownOf.has(name))
          .map(
            ([name, schema]) =>
              html`<h3 id="${name}">${name}</h3>${withCode(String(schema.description ?? ''))}
        <pre tabindex="0"><code>${typeText(schema)}</code></pre>`,
          )}
      </section>
    </main>
  </body>
</html>
`;
  return page.toString();
}

function article({ method, path, call }: Placed, inFull: InFull): Markup {
  const { content } = call.requestBody ?? {};
  return html`<article id="${call.operationId}" aria-labelledby="${call.operationId}-name">
        <h2 id="${call.operationId}-name"><b class="${method}">${method}</b> <code>${path}</code></h2>
        <p>${call.summary}${needs(call)}</p>
        ${call.parameters.length > 0 ? parameterTable(call.parameters) : ''}
        ${content ? schemaBlock('Takes', inFull(content['application/json'].schema)) : ''}
        ${Object.entries(call.responses).map(([status, response]) => answer(status, response, inFull))}
      </article>
      `;
}

function needs({ security: [one] }: ApiCall): Markup | '' {
  if (!one) return '';
  const [scope] = one.key ?? [];
  return scope
    ? html` <em>Needs a key with <code>${scope}</code>.</em>`
    : html` <em>Needs a session.</em>`;
}

function answer(status: string, { description, content }: ApiResponse, inFull: InFull): Markup {
  if (status === '200') {
    return 'application/json' in content
      ? schemaBlock('Answers', inFull(content['application/json'].schema))
      : schemaBlock('Tells, again and again', inFull(content['text/event-stream'].schema));
  }
  return html`<p class="refusal"><b>${status}</b> ${description
    .split(', ')
    .map((code) => html`<code>${code}</code> `)}</p>`;
}

const schemaBlock = (title: string, schema: Parameters<typeof typeText>[0]): Markup =>
  html`<h3>${title}</h3><pre tabindex="0"><code>${typeText(schema)}</code></pre>`;

const parameterTable = (parameters: readonly Parameter[]): Markup => html`<table>
          <thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th></tr></thead>
          <tbody>${parameters.map(
            ({ name, in: place, required, schema }) =>
              html`<tr><td><code>${name}${required ? '' : '?'}</code></td><td>${place}</td><td><code>${typeText(schema)}</code></td></tr>`,
          )}</tbody>
        </table>`;

/** A paragraph in which `…` is code. */
const withCode = (text: string): Markup | string =>
  text &&
  html`<p>${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}</p>`;
