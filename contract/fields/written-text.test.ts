import { expect, test } from 'vitest';
import { helpTextOf } from './written-text.ts';

test('a topic of help is shown whole, with its lists, tables, headings and ways', () => {
  const written = [
    '# Paying',
    '',
    '(Since July.)',
    'Cash or online:',
    '- cash',
    '- UPI',
    '',
    '## Fees',
    '| When | Fee |',
    '| 24 hours before | none |',
    'More [in the policy](/refund-cancellation-policy)',
  ].join('\n');
  expect(helpTextOf(written)).toEqual({
    title: 'Paying',
    content: [
      '(Since July.)',
      'Cash or online:',
      { list: ['cash', 'UPI'] },
      { heading: 'Fees' },
      { head: ['When', 'Fee'], rows: [['24 hours before', 'none']] },
      { say: 'More', link: 'in the policy', href: '/refund-cancellation-policy' },
    ],
  });
});

test('a topic that has no title yet loses nothing of its text', () => {
  expect(helpTextOf('One.\n\n- two')).toEqual({ title: '', content: ['One.', { list: ['two'] }] });
});
