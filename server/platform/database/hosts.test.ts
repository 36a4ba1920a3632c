import { expect, test } from 'vitest';
import { databaseUrls } from './hosts.ts';

test.each([
  ['postgresql://u:p@db.example/aangan', ['postgresql://u:p@db.example/aangan']],
  [
    'postgresql://u:p@a.example:5432,b.example:5433/aangan?sslmode=require',
    [
      'postgresql://u:p@a.example:5432/aangan?sslmode=require',
      'postgresql://u:p@b.example:5433/aangan?sslmode=require',
    ],
  ],
  [
    'postgresql://u@localhost/aangan?host=%2Frun%2Fa,%2Frun%2Fb&port=5432',
    [
      'postgresql://u@localhost/aangan?host=%2Frun%2Fa&port=5432',
      'postgresql://u@localhost/aangan?host=%2Frun%2Fb&port=5432',
    ],
  ],
  [
    'postgresql://a.example,b.example/aangan?target_session_attrs=read-write',
    ['postgresql://a.example/aangan', 'postgresql://b.example/aangan'],
  ],
])('%s names its hosts', (text, urls) => {
  expect(databaseUrls(text)).toEqual(urls);
});

test.each(['', 'mysql://db.example/aangan', 'postgresql://a.example:port/aangan', 'db.example'])(
  '"%s" is no address of a database',
  (text) => {
    expect(databaseUrls(text)).toBeUndefined();
  },
);
