import { instant, type NewItem, type Of } from './item.ts';

/** A change of where a Karigar is paid of which somebody asks them; the ways to take it back end that. */
export function ofPayee({
  type,
  subject,
  at,
  data,
}: Of<'KarigarPayeeChanged' | 'KarigarPayeeStopped' | 'KarigarPayeeUndone'>): NewItem[] {
  if (type !== 'KarigarPayeeChanged' || typeof data.because !== 'string') return [];
  const usableAt = instant(data.usableAt) ?? at;
  return [
    {
      ...{ kind: 'payee-changed', about: subject, thingId: subject, because: data.because },
      ...(typeof data.karigarId === 'number' && { karigarId: data.karigarId }),
      ...{ harms: 'karigar', harmAt: usableAt, meanwhile: { does: 'pays-there', at: usableAt } },
    },
  ];
}
