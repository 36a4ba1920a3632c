import city from './mumbai.json';
import './city-layer.css';

/** Coast, creeks, forest, roads and rails as we have drawn them. */
export function CityLayer() {
  return (
    <>
      <clipPath id="city-land">
        <path d={city.land} />
      </clipPath>
      <path className="around" d={city.around} />
      <path className="land" d={city.land} />
      <g clipPath="url(#city-land)">
        <path className="neighbourhoods" d={city.neighbourhoods} />
      </g>
      <path className="park" d={city.park} />
      <path className="lake" d={city.lakes} />
      <path className="creek" d={city.creeks} />
      <path className="railway" d={city.railways} />
      <path className="road-edge" d={city.highways + city.seaLink} />
      <path className="road" d={city.highways + city.seaLink} />
    </>
  );
}
