/** The refusal codes that have the same parameters in Elfenland and Elfengold. */
export type RealmRefusalCode =
  | 'none-left'
  | 'no-such-seat'
  | 'town-card-dealt'
  | 'no-such-tile'
  | 'no-such-hidden-tile'
  | 'water-road'
  | 'road-has-counter'
  | 'road-refuses'
  | 'no-counter'
  | 'road-has-obstacle'
  | 'boot-elsewhere'
  | 'cannot-pay'
  | 'caravan-size'
  | 'not-in-hand'
  | 'kept-number';
