/** Income tax kept of what Karigars earn. */
export const opsIncomeTax = {
  tab: 'Income tax',
  title: 'Income tax kept (TDS)',
  text: 'Kept of what Karigars earned in a quarter. The accountant deposits it each month and states it each quarter.',
  year: 'Financial year',
  quarter: 'Quarter',
  quarters: ['April to June', 'July to September', 'October to December', 'January to March'],
  gross: 'Earned, gross',
  kept: 'Tax kept',
  toDeposit: (filled: { month: string }) => `To deposit for ${filled.month}`,
  confirm: 'Read from published documents. An accountant confirms it before anything is deposited.',
  confirmWhat: 'What to confirm (in English)',
  people: 'By person',
  nobody: 'No tax was kept of anybody in this quarter.',
  section: 'Section',
  credits: 'Credits',
  grossOfYear: 'Earned this year, gross',
  keptOfYear: 'Kept this year',
  fileText: 'Whose money stands in it is written down with your reason.',
  others: (filled: { count: number }) =>
    `${filled.count} more earned without any tax kept; they stand in the file.`,
};
