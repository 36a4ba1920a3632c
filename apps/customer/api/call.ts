export * from '../../browser/call.ts';
