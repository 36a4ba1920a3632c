/** Given names and surnames that go together, roughly as often as one meets them among the trades of Mumbai. */
export type Community = {
  readonly weight: number;
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly surnames: readonly string[];
};

const words = (text: string): string[] => text.trim().split(/\s+/);

export const communities: readonly Community[] = [
  {
    weight: 42,
    men: words(`Santosh Ganesh Sachin Mahesh Prakash Nilesh Vinayak Sanjay Dattatray Sandip Rohit Amol Kiran
      Pandurang Yogesh Swapnil Tushar Vishal Rahul Sagar Ajit Suhas Bhushan Vaibhav Mangesh Deepak Umesh Avinash
      Shrikant Hemant Nitin Pravin`),
    women:
      words(`Sunita Mangal Savita Vaishali Manisha Rekha Archana Jyoti Ujwala Sangita Supriya Pallavi Snehal
      Kavita Shubhangi Anagha Madhuri Swati Priyanka Vandana`),
    surnames:
      words(`Patil Jadhav Shinde More Pawar Gaikwad Kamble Chavan Sawant Kadam Bhosale Mane Salunkhe Mhatre
      Naik Gawde Rane Parab Tawde Kulkarni Deshpande Joshi Kale Thakur Ghadge Surve Dalvi Koli Nikam Lokhande
      Waghmare Shirke`),
  },
  {
    weight: 24,
    men: words(`Ramesh Suresh Rajesh Manoj Vinod Ashok Dinesh Mukesh Anil Sunil Pankaj Ajay Vijay Arvind Shyam
      Rakesh Birendra Lalji Upendra Awadhesh Jitendra Dharmendra Sonu Ravindra`),
    women:
      words(`Geeta Sita Anita Meena Poonam Neelam Sarita Kiran Pushpa Rani Shanti Lalita Urmila Babita Renu
      Mamta`),
    surnames:
      words(`Yadav Sharma Gupta Singh Mishra Tiwari Pandey Prajapati Vishwakarma Maurya Chauhan Jaiswal
      Dubey Verma Saroj Kanojia Pal Rajbhar Bind Kushwaha`),
  },
  {
    weight: 16,
    men: words(`Imtiyaz Salim Javed Aslam Rafiq Shakeel Nadeem Irfan Wasim Yusuf Firoz Arif Zaheer Mushtaq Tanveer
      Sajid Akram Hanif`),
    women: words(
      `Shabana Rukhsana Nasreen Farida Zubeda Shaheen Yasmin Rehana Salma Afreen Tabassum Hasina`,
    ),
    surnames: words(
      `Shaikh Khan Ansari Qureshi Sayyed Pathan Momin Mulla Siddiqui Idrisi Memon Mansuri`,
    ),
  },
  {
    weight: 8,
    men: words(
      `Jignesh Hitesh Bharat Ketan Paresh Nilesh Chirag Bhavesh Kalpesh Jayesh Mitesh Vipul`,
    ),
    women: words(`Hetal Bhavna Komal Nisha Jagruti Daksha Varsha Falguni Kinjal Rupal`),
    surnames: words(
      `Patel Shah Mehta Solanki Parmar Rathod Makwana Chauhan Panchal Mistry Gohil Prajapati`,
    ),
  },
  {
    weight: 6,
    men: words(
      `Murugan Senthil Selvam Karthik Shekar Raju Ravindran Suresh Ganapathi Mohan Srinivas Venkatesh`,
    ),
    women: words(`Lakshmi Selvi Kalpana Revathi Padma Usha Vasanthi Saraswathi Radha Bhagya`),
    surnames: words(
      `Nadar Shetty Poojary Pillai Nair Iyer Devendra Gowda Reddy Bangera Thevar Kotian`,
    ),
  },
  {
    weight: 4,
    men: words(`Anthony Francis Joseph Clement Lawrence Savio Melvin Wilson Denzil Bosco`),
    women: words(`Maria Philomena Lorna Anita Celine Rosy Glenda Brenda`),
    surnames: words(`Fernandes DSouza Pereira Rodrigues Gonsalves Lobo Almeida Mendes Dias Crasto`),
  },
];

/** Priests are known by one name and their calling. */
export const priestSurnames: readonly string[] =
  words(`Kelkar Bapat Gokhale Phadke Sathe Vaidya Dixit Shastri Upadhye
  Abhyankar Karve Ranade Bhide Damle Godbole Purohit Apte Limaye Ghaisas Paranjape Agnihotri Tripathi Shukla Pathak
  Trivedi Bhat Bhatt Pathare Chitale Khare Puranik Acharya`);
