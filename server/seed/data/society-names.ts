const words = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** Words of which the names of invented housing societies are made, in the manner of real ones. */
export const devotionalNames: readonly string[] =
  words(`Shree Ganesh, Shree Siddhivinayak, Om Sai, Sai Krupa,
  Shree Samarth, Gurukrupa, Mahalaxmi, Shivneri, Vighnaharta, Sadguru, Ambika, Tulsi, Gokul, Vrindavan, Shivam, Ekdant,
  Kailash, Ashtavinayak, Morya, Gajanan, Swami Samarth, Jivdani, Mauli, Pandurang`);

export const virtueNames: readonly string[] =
  words(`Samruddhi, Shanti, Anand, Pragati, Suvarna, Sahakar, Ekta, Milan,
  Sneh, Utkarsh, Navjeevan, Aradhana, Sankalp, Suyog, Chaitanya, Prerna, Nav Bharat, Amrapali, Sandhya, Kalpana, Asmita,
  Saubhagya, Tapovan, Matoshree`);

export const natureNames: readonly string[] =
  words(`Gulmohar, Rajnigandha, Parijat, Ashoka, Bakul, Nilgiri, Sagar,
  Godavari, Krishna, Kaveri, Marigold, Mogra, Panchavati, Silver Oak, Sea Breeze, Park View, Hill View, Lake View,
  Chandan, Kadamb, Palm Grove, Jasmine, Sahyadri, Rain Tree`);

export const modernEndings: readonly string[] = words(
  'Heights, Residency, Towers, Enclave, Greens, Regency, Apartments, Court, Nest, Park, Terraces, Gardens',
);
