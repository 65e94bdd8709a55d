/** A plan that cannot be played. */
export class PlanError extends Error {
  override readonly name = 'PlanError';
}
