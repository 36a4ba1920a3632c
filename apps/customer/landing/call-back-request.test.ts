import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { areCallBacksOff, sendCallBackRequest } from './call-back-request.ts';

const callBy = '2026-11-22T15:00:00+05:30';
const filled = (fields: Record<string, string> = {}): FormData => {
  const form = new FormData();
  const asha = {
    name: 'Asha Kulkarni',
    mobile: '98200 11223',
    serviceInterest: 'elderCare',
    area: 'Sahyadri Heights, Andheri',
  };
  for (const [name, value] of Object.entries({ ...asha, ...fields })) form.set(name, value);
  return form;
};
const answering = (status: number, body: unknown) => {
  const asked = vi.fn(async (_path: string, _request: { body: string }) =>
    Response.json(body, { status }),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
};
const bodyOf = (asked: ReturnType<typeof answering>, call = 0) =>
  JSON.parse(asked.mock.calls[call]?.[1].body ?? '{}') as Record<string, string>;

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'hi' } }));
afterEach(() => vi.unstubAllGlobals());

describe('a call-back request', () => {
  test('LAND-10 travels with name, mobile, service interest, society or area, and the language', async () => {
    const asked = answering(200, { received: true, callBy });
    expect(await sendCallBackRequest(filled())).toEqual({ outcome: 'sent', callBy });
    expect(asked.mock.calls[0]?.[0]).toBe('/api/leads');
    expect(bodyOf(asked)).toMatchObject({
      name: 'Asha Kulkarni',
      mobile: '+919820011223',
      serviceInterest: 'elderCare',
      area: 'Sahyadri Heights, Andheri',
      language: 'hi',
    });
  });

  test('a server that does not say by when it calls has received it all the same', async () => {
    answering(200, { received: true });
    expect(await sendCallBackRequest(filled())).toStrictEqual({ outcome: 'sent' });
  });

  test('with mistakes it is not sent, and each field says its own', async () => {
    const asked = answering(200, { received: true, callBy });
    const answer = await sendCallBackRequest(filled({ name: 'As', mobile: '98200', area: ' ' }));
    expect(answer).toEqual({
      outcome: 'invalid',
      fields: { name: 'full-name-too-short', mobile: 'mobile-format', area: 'area-missing' },
    });
    expect(asked).not.toHaveBeenCalled();
  });

  test('pressed again after a lost answer it keeps its id, after a good one it gets a new one', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    expect(await sendCallBackRequest(filled())).toEqual({ outcome: 'offline' });
    const asked = answering(200, { received: true, callBy });
    await sendCallBackRequest(filled());
    await sendCallBackRequest(filled());
    expect(bodyOf(asked, 0).id).not.toBe(bodyOf(asked, 1).id);
    const failing = answering(500, { code: 'internal-error' });
    await sendCallBackRequest(filled());
    await sendCallBackRequest(filled());
    expect(bodyOf(failing, 0).id).toBe(bodyOf(failing, 1).id);
  });

  test.each([
    [429, { code: 'too-many-requests' }, { outcome: 'too-many-requests' }],
    [
      422,
      { code: 'invalid-input', fields: { area: 'text-invalid' } },
      { outcome: 'invalid', fields: { area: 'text-invalid' } },
    ],
    [409, { code: 'call-backs-off' }, { outcome: 'call-backs-off' }],
    [503, { code: 'internal-error' }, { outcome: 'failed' }],
  ])('an answer of %i is told apart', async (status, body, outcome) => {
    answering(status, body);
    expect(await sendCallBackRequest(filled())).toEqual(outcome);
  });
});

test.each([
  ['they are', 200, { features: [], refused: ['ratings-off', 'call-backs-off'] }, true],
  ['something else is', 200, { features: [], refused: ['ratings-off'] }, false],
  ['the server does not say', 503, {}, false],
])('call-backs are said to be off only when %s', async (_, status, body, isOff) => {
  answering(status, body);
  expect(await areCallBacksOff()).toBe(isOff);
});
