import { createContext, use } from 'react';
import type { Operation } from '#contract/operation.ts';
import { OPEN_TO, type StaffRole } from '#contract/staff.ts';

const RolesContext = createContext<readonly StaffRole[]>([]);

/** The frame of a signed-in colleague: what their roles do not open is not offered to them. The server has the last word. */
export const Roles = RolesContext;

/** Whether an operation is for whoever sits there. */
export function useMay(): (operation: Pick<Operation, 'name'>) => boolean {
  const roles = use(RolesContext);
  return ({ name }) => OPEN_TO[name]?.some((role) => roles.includes(role)) ?? false;
}
